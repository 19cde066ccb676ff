package emberdelve.protocol.transport.tls;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The two files of a certificate and its key.
 *
 * @param certificate the file of the certificate, which is followed there by those up to its
 *     authority
 * @param privateKey the file of the key, in PKCS #8, not encrypted
 */
public record PemFiles(Path certificate, Path privateKey) {
    /** The most octets of a file: a chain of a dozen large certificates. */
    private static final int OCTETS_MAX = 256 * 1024;

    /** The contents of both files at one moment, each octet a character. */
    record Contents(String certificate, String privateKey) {}

    Contents read() {
        return new Contents(read(certificate), read(privateKey));
    }

    private static String read(Path file) {
        // A pipe would keep whoever opens it waiting for a writer, for ever.
        if (Files.exists(file) && !Files.isRegularFile(file))
            throw new TlsException(file + ": not an ordinary file (expected: a PEM file)");
        try (var in = Files.newInputStream(file)) {
            var octets = in.readNBytes(OCTETS_MAX + 1);
            if (octets.length > OCTETS_MAX)
                throw new TlsException(
                        file + ": more than " + OCTETS_MAX + " octets (expected: a PEM file)");
            return new String(octets, StandardCharsets.ISO_8859_1);
        } catch (IOException failure) {
            throw new TlsException(
                    file
                            + ": "
                            + failure.getClass().getSimpleName()
                            + " (expected: a PEM file that can be read)");
        }
    }
}

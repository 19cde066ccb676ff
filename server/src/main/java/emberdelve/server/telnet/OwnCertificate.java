package emberdelve.server.telnet;

import emberdelve.protocol.transport.tls.PemFiles;
import emberdelve.protocol.transport.tls.SelfSigned;
import emberdelve.protocol.transport.tls.TlsException;
import emberdelve.server.lifecycle.StartException;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;

/**
 * The server's own certificate, for operators who have none: made at the first start, and kept with
 * the world.
 *
 * @param folder the folder where it is kept
 */
public record OwnCertificate(Path folder) {
    private static final String FOLDER = "tls";

    /** The certificate of the world in this folder. */
    public static OwnCertificate of(Path data) {
        return new OwnCertificate(data.toAbsolutePath().resolve(FOLDER));
    }

    /**
     * The files of the certificate, which are made when either is missing.
     *
     * @throws StartException if they cannot be made
     */
    PemFiles files(Instant now) {
        try {
            return SelfSigned.in(folder, new SecureRandom(), now);
        } catch (TlsException failure) {
            throw new StartException(
                    "tls.certificate: self-signed: "
                            + failure.getMessage()
                            + " (otherwise: files of your own, or tls.enabled: false)",
                    failure);
        }
    }
}

package emberdelve.protocol.transport.tls;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509ExtensionUtils;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;

/** A certificate that nothing vouches for, and its key. */
public final class SelfSigned {
    /**
     * The time for which the certificate is valid: whoever trusts it has looked at it once and does
     * not want to do so again.
     */
    private static final Duration VALID = Duration.ofDays(3650);

    private static final String OWNER_ONLY = "rw-------";
    private static final X500Name NAME = new X500Name("CN=Emberdelve");

    /** The bits of a positive number that nobody guesses; RFC 5280 section 4.1.2.2 allows 159. */
    private static final int SERIAL_BITS = 127;

    private SelfSigned() {}

    /**
     * The files in that folder; made there when either is missing. Only the owner can read the key.
     *
     * @param now when the certificate begins to be valid, if it is made
     * @throws TlsException if they cannot be made
     */
    public static PemFiles in(Path folder, SecureRandom random, Instant now) {
        var files =
                new PemFiles(folder.resolve("certificate.pem"), folder.resolve("private-key.pem"));
        if (Files.exists(files.certificate()) && Files.exists(files.privateKey())) return files;
        try {
            Files.createDirectories(folder);
            var keys = keys(random);
            var certificate = certificate(keys, random, now);
            write(files.privateKey(), "PRIVATE KEY", keys.getPrivate().getEncoded());
            write(files.certificate(), "CERTIFICATE", certificate.getEncoded());
            return files;
        } catch (IOException | GeneralSecurityException | OperatorCreationException failure) {
            throw new TlsException(
                    folder + ": no certificate could be made there: " + failure.getMessage());
        }
    }

    private static KeyPair keys(SecureRandom random) throws GeneralSecurityException {
        var generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"), random);
        return generator.generateKeyPair();
    }

    private static X509CertificateHolder certificate(KeyPair keys, SecureRandom random, Instant now)
            throws IOException, GeneralSecurityException, OperatorCreationException {
        var serial = new BigInteger(SERIAL_BITS, random).setBit(SERIAL_BITS);
        var until = now.plus(VALID);
        var builder =
                new JcaX509v3CertificateBuilder(
                        NAME, serial, Date.from(now), Date.from(until), NAME, keys.getPublic());
        var names = new GeneralNames(new GeneralName(GeneralName.dNSName, "localhost"));
        var keyId = new JcaX509ExtensionUtils().createSubjectKeyIdentifier(keys.getPublic());
        builder.addExtension(Extension.subjectAlternativeName, false, names);
        builder.addExtension(Extension.subjectKeyIdentifier, false, keyId);
        return builder.build(
                new JcaContentSignerBuilder("SHA256withECDSA")
                        .setSecureRandom(random)
                        .build(keys.getPrivate()));
    }

    /** Writes a file, whole or not at all, and never readable for others, not even for a moment. */
    private static void write(Path file, String kind, byte[] octets) throws IOException {
        var pem =
                "-----BEGIN "
                        + kind
                        + "-----\n"
                        + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(octets)
                        + "\n-----END "
                        + kind
                        + "-----\n";
        var ownerOnly =
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER_ONLY));
        var draft = Files.createTempFile(file.getParent(), "new", ".pem", ownerOnly);
        Files.writeString(draft, pem);
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    }
}

package emberdelve.protocol.transport.tls;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/**
 * A certificate that nothing vouches for: made by the JDK's own {@code keytool}, because the JDK
 * has no other door to making one. Blocks for about a second the first time.
 */
public final class SelfSigned {
    /** Ten years: whoever trusts it has looked at it once and does not want to do so again. */
    private static final int VALID_DAYS = 3650;
    private static final int KEYTOOL_SECONDS_MAX = 60;
    private static final String ALIAS = "emberdelve";
    private static final String PASSWORD_VARIABLE = "KEYTOOL_PASSWORD";
    private static final String OWNER_ONLY = "rw-------";

    private SelfSigned() {}

    /**
     * The files in that folder; made there when either is missing. Only the owner can read the
     * key.
     *
     * @param random must not be guessed: it makes a password that lives for a second
     * @throws TlsException if they cannot be made
     */
    public static PemFiles in(Path folder, RandomGenerator random) {
        var files = new PemFiles(
                folder.resolve("certificate.pem"), folder.resolve("private-key.pem"));
        if (Files.exists(files.certificate()) && Files.exists(files.privateKey())) return files;
        try {
            Files.createDirectories(folder);
            make(folder, files, random);
            return files;
        } catch (IOException | GeneralSecurityException failure) {
            throw new TlsException(folder + ": no certificate could be made there: "
                    + failure.getMessage());
        }
    }

    private static void make(Path folder, PemFiles files, RandomGenerator random)
            throws IOException, GeneralSecurityException {
        var octets = new byte[16];
        random.nextBytes(octets);
        var password = HexFormat.of().formatHex(octets);
        // keytool wants to make the file itself.
        var store = folder.resolve("new.p12");
        try {
            Files.deleteIfExists(store);
            runKeytool(store, password);
            var keys = KeyStore.getInstance(store.toFile(), password.toCharArray());
            var key = keys.getKey(ALIAS, password.toCharArray());
            write(files.privateKey(), "PRIVATE KEY", key.getEncoded());
            write(files.certificate(), "CERTIFICATE", keys.getCertificate(ALIAS).getEncoded());
        } finally {
            Files.deleteIfExists(store);
        }
    }

    private static void runKeytool(Path store, String password) throws IOException {
        var keytool = Path.of(System.getProperty("java.home"), "bin", "keytool");
        // A short life: the JVM need not warm up for it.
        var command = new ProcessBuilder(
                keytool.toString(), "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC",
                "-genkeypair", "-alias", ALIAS, "-keyalg", "EC", "-groupname", "secp256r1",
                "-sigalg", "SHA256withECDSA", "-dname", "CN=Emberdelve",
                "-ext", "san=dns:localhost", "-validity", Integer.toString(VALID_DAYS),
                "-storetype", "PKCS12", "-keystore", store.toString(),
                "-storepass:env", PASSWORD_VARIABLE);
        // By the environment: a command line is seen by everybody on the machine.
        command.environment().put(PASSWORD_VARIABLE, password);
        var process = command.redirectErrorStream(true).start();
        process.getOutputStream().close();
        try {
            var said = new String(process.getInputStream().readNBytes(4096),
                    StandardCharsets.UTF_8);
            if (!process.waitFor(KEYTOOL_SECONDS_MAX, TimeUnit.SECONDS))
                throw new IOException("keytool does not end");
            if (process.exitValue() != 0)
                throw new IOException("keytool: " + said.replaceAll("\\s+", " ").strip());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        } finally {
            process.destroyForcibly();
        }
    }

    /** Whole or not at all, and never readable for others, not even for a moment. */
    private static void write(Path file, String kind, byte[] octets) throws IOException {
        var pem = "-----BEGIN " + kind + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(octets)
                + "\n-----END " + kind + "-----\n";
        var ownerOnly = PosixFilePermissions.asFileAttribute(
                PosixFilePermissions.fromString(OWNER_ONLY));
        var draft = Files.createTempFile(file.getParent(), "new", ".pem", ownerOnly);
        Files.writeString(draft, pem);
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    }
}

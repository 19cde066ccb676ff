package emberdelve.protocol.transport.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.transport.tls.Credentials.Refresh;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;

/** Two pairs, made once. */
final class CredentialsTest {
    @TempDir static Path made = Path.of("");

    @TempDir Path folder = Path.of("");

    private PemFiles files = new PemFiles(folder, folder);

    @BeforeAll
    static void makeTwoPairs() {
        SelfSigned.in(made.resolve("a"), new SecureRandom(), Instant.now());
        SelfSigned.in(made.resolve("b"), new SecureRandom(), Instant.now());
    }

    @BeforeEach
    void installTheFirst() throws IOException {
        files = new PemFiles(folder.resolve("certificate.pem"), folder.resolve("private-key.pem"));
        install("a", "certificate.pem");
        install("a", "private-key.pem");
    }

    @Test
    void whatWeMakeOurselvesIsUsableForYearsAndItsKeyIsForTheOwnerAlone() throws IOException {
        var key = made.resolve("a/private-key.pem");

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
                .isEqualTo("rw-------");
        assertThat(Credentials.read(files).validUntil())
                .isAfter(Instant.now().plus(Duration.ofDays(3600)));
        try (var left = Files.list(made.resolve("a"))) {
            assertThat(left).hasSize(2);
        }
    }

    @Test
    void whatIsThereIsNotMadeAgain() throws IOException {
        var before = Files.readString(made.resolve("a/certificate.pem"));

        SelfSigned.in(made.resolve("a"), new SecureRandom(), Instant.now());

        assertThat(made.resolve("a/certificate.pem")).hasContent(before);
    }

    @Test
    @Timeout(30)
    void aPipeInTheKeysPlaceIsRefusedAndKeepsNobodyWaiting() throws Exception {
        var credentials = Credentials.read(files);
        var key = folder.resolve("private-key.pem");
        Files.delete(key);
        assertThat(new ProcessBuilder("mkfifo", key.toString()).start().waitFor()).isZero();

        assertThat(credentials.refresh())
                .isInstanceOfSatisfying(
                        Refresh.Refused.class,
                        refused ->
                                assertThat(refused.reason())
                                        .contains(key + ": not an ordinary file"));
        assertThatThrownBy(() -> Credentials.read(files))
                .isInstanceOf(TlsException.class)
                .hasMessageContaining("not an ordinary file");
    }

    @Test
    void aNewPairIsTakenOnceItLiesStill() throws IOException {
        var credentials = Credentials.read(files);
        var old = credentials.context();
        assertThat(credentials.refresh()).isEqualTo(new Refresh.Unchanged());

        install("b", "certificate.pem");
        assertThat(credentials.refresh())
                .as("still being written")
                .isEqualTo(new Refresh.Unchanged());
        install("b", "private-key.pem");
        assertThat(credentials.refresh()).isEqualTo(new Refresh.Unchanged());
        assertThat(credentials.context()).isSameAs(old);

        assertThat(credentials.refresh()).isInstanceOf(Refresh.Replaced.class);
        assertThat(credentials.context()).isNotSameAs(old);
        assertThat(credentials.refresh()).isEqualTo(new Refresh.Unchanged());
    }

    @Test
    void aBadFileIsToldOnceAndTheOldOneKept() throws IOException {
        var credentials = Credentials.read(files);
        var old = credentials.context();
        Files.writeString(files.certificate(), "nothing of the kind");

        assertThat(credentials.refresh()).isEqualTo(new Refresh.Unchanged());
        assertThat(credentials.refresh())
                .isEqualTo(
                        new Refresh.Refused(
                                files.certificate()
                                        + ": no certificate (expected: PEM, -----BEGIN"
                                        + " CERTIFICATE-----)"));
        assertThat(credentials.refresh()).isEqualTo(new Refresh.Unchanged());
        assertThat(credentials.context()).isSameAs(old);

        install("a", "certificate.pem");
        credentials.refresh();
        assertThat(credentials.refresh()).isInstanceOf(Refresh.Replaced.class);
    }

    @Test
    void aFileThatIsGoneIsToldOnceAndTheOldOneKept() throws IOException {
        var credentials = Credentials.read(files);
        Files.delete(files.privateKey());

        assertThat(credentials.refresh())
                .isEqualTo(
                        new Refresh.Refused(
                                files.privateKey()
                                        + ": NoSuchFileException (expected: a PEM file that can be"
                                        + " read)"));
        assertThat(credentials.refresh()).isEqualTo(new Refresh.Unchanged());
    }

    @Test
    void aKeyOfAnotherCertificateIsRefused() throws IOException {
        install("b", "private-key.pem");

        assertThatThrownBy(() -> Credentials.read(files))
                .isInstanceOf(TlsException.class)
                .hasMessage(
                        files.privateKey()
                                + ": another key (expected: that of the certificate"
                                + " in "
                                + files.certificate()
                                + ")");
    }

    @Test
    void aKeyWithAPasswordOrOfAnOldFormIsRefusedWithTheWayOut() throws IOException {
        Files.writeString(
                files.privateKey(),
                """
                -----BEGIN ENCRYPTED PRIVATE KEY-----
                AAAA
                -----END ENCRYPTED PRIVATE KEY-----
                """);

        assertThatThrownBy(() -> Credentials.read(files))
                .hasMessageContaining("openssl pkcs8 -topk8 -nocrypt");
    }

    @Test
    void aFileThatIsTooLargeIsRefused() throws IOException {
        Files.write(files.certificate(), new byte[256 * 1024 + 1]);

        assertThatThrownBy(() -> Credentials.read(files)).hasMessageContaining("more than 262144");
    }

    private void install(String pair, String file) throws IOException {
        Files.copy(
                made.resolve(pair).resolve(file),
                folder.resolve(file),
                StandardCopyOption.REPLACE_EXISTING);
    }
}

package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;

import javax.net.ssl.SSLSocket;

/** Ways into the server other than a plain Telnet connection. */
@Order(1)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TransportsIT {
    private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    @TempDir private Path temporary = Path.of("");

    private RunningServer shipped;
    private Path shippedData;

    /** For those who need no settings of their own. */
    @BeforeAll
    void start(@TempDir Path data) throws IOException {
        shippedData = data;
        shipped = RunningServer.on(data);
    }

    @AfterAll
    void stop() throws IOException {
        if (shipped != null) shipped.close();
    }

    @Test
    void tlsTrustsTheCertificateOfTheDataFolderAndANewOneIsTakenWithoutARestart()
            throws IOException, GeneralSecurityException {
        shipped.port("TLS");
        var spare = shippedData;
        var data = temporary.resolve("data");
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .change("server.yaml", "reload-interval: 10s", "reload-interval: 1s");
        try (var server = RunningServer.on(data, "--config", configuration.folder().toString());
                var before = new Client(secured(server, data))) {
            before.await("Name: ");
            for (var file : new String[] {"certificate.pem", "private-key.pem"}) {
                Files.copy(
                        spare.resolve("tls").resolve(file),
                        data.resolve("tls").resolve(file),
                        StandardCopyOption.REPLACE_EXISTING);
            }
            server.awaitWords("new connections get the new certificate");
            try (var after = new Client(secured(server, spare))) {
                after.await("Name: ");
            }
            before.ask("who", "Nobody is in the dungeon");

            Files.writeString(data.resolve("tls/certificate.pem"), "nothing of the kind");
            server.awaitWords("the old certificate is kept");
            try (var still = new Client(secured(server, spare))) {
                still.await("Name: ");
            }
        }
    }

    @Test
    void aBelievedBalancerSaysWhoIsThereAndLimitsGoByThat() throws IOException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .change(
                                "server.yaml",
                                "  enabled: false\n  # TCP port, 0..65535; 0 = any free one."
                                        + "\n  port: 4001",
                                "  enabled: true\n  port: 4001")
                        .withoutTls()
                        .change(
                                "server.yaml",
                                "sessions-per-address: 10",
                                "sessions-per-address: 1");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var _ = greeted(proxied(server, "192.0.2.7"));
                var two = proxied(server, "192.0.2.7");
                var other = proxied(server, "192.0.2.8")) {
            two.await("too many connections from your address");
            other.await("Name: ");
            try (var liar = server.connect()) {
                liar.await("Name: ");
                liar.send("PROXY TCP4 192.0.2.9 192.0.2.1 5 6");
                liar.awaitHangUp();
            }
            server.awaitWords("speaks PROXY, and is refused");
        }
    }

    /** A script that types all it has in one go: printf … | nc -N. */
    @Test
    void whoHangsUpRightAfterAskingIsAnsweredFirst() throws IOException {
        for (var each = 0; each < 20; each++) {
            try (var script = shipped.connect()) {
                script.await("Name: ");
                script.send("who");
                script.endInput();
                script.awaitHangUp();
                assertThat(script.all()).contains("Nobody is in the dungeon");
            }
        }
    }

    @Test
    void whoIsNoBalancerIsRefusedAtTheBalancersPort() throws IOException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .change(
                                "server.yaml",
                                "  enabled: false\n  # TCP port, 0..65535; 0 = any free one."
                                        + "\n  port: 4001",
                                "  enabled: true\n  port: 4001")
                        .withoutTls()
                        .change(
                                "server.yaml",
                                "from: [127.0.0.1, \"::1\"]",
                                "from: [192.0.2.0/24]");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var liar = new Client(new Socket(LOOPBACK, server.port("PROXY protocol")))) {
            liar.awaitHangUp();
            assertThat(liar.all()).isEmpty();
            server.awaitWords("is not in proxy.from, and is refused");
        }
    }

    @Test
    void programsThatSpeakSomethingElseAreAnsweredInTheirOwnKind() throws IOException {
        assertThat(says("GET / HTTP/1.1\r\nHost: x\r\n\r\n"))
                .contains("HTTP/1.1 400 Bad Request\r\n")
                .contains("In a browser, play on port ");
        assertThat(says("\u0016\u0003\u0001\u0000\u0005"))
                .contains("\u0015\u0003\u0001\u0000\u0002");
        assertThat(says("SSH-2.0-OpenSSH_9.6\r\n")).contains("game for Telnet");
        assertThat(says("*1\r\n$4\r\nPING\r\n")).contains("-ERR This is a game");
        assertThat(says("EHLO example.org\r\n")).contains("554 This is a game");
        shipped.awaitWords("speaks SMTP, and is refused");
        // None of it has become anything; the server is well.
        try (var client = shipped.connect()) {
            client.await("Name: ");
            client.ask("who", "Nobody is in the dungeon");
        }
    }

    @Test
    void bothInternetsAreServed() throws IOException {
        try (var four = new Client(socket("127.0.0.1"))) {
            four.await("Name: ");
        }
        try (var six = new Client(socket("::1"))) {
            six.await("Name: ");
        }
    }

    private Socket socket(String address) throws IOException {
        return new Socket(InetAddress.ofLiteral(address), shipped.port());
    }

    /** Who is greeted is inside, and counts before whoever comes later. */
    private static Client greeted(Client client) throws IOException {
        client.await("Name: ");
        return client;
    }

    private static Client proxied(RunningServer server, String address) throws IOException {
        var client = new Client(new Socket(LOOPBACK, server.port("PROXY protocol")));
        client.send("PROXY TCP4 " + address + " 198.51.100.1 51000 4000");
        return client;
    }

    /** Whatever comes until the server hangs up, an octet a character. */
    private String says(String said) throws IOException {
        try (var socket = new Socket(LOOPBACK, shipped.port())) {
            socket.setSoTimeout((int) Launcher.PATIENCE.toMillis());
            socket.getOutputStream().write(said.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private static SSLSocket secured(RunningServer server, Path data)
            throws IOException, GeneralSecurityException {
        return Trust.ofServer(data).connect(server.port("TLS"));
    }
}

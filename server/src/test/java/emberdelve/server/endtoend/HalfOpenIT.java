package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Those who connect and then say nothing, by the hundred (docs/operating.md A5). */
@Order(1)
final class HalfOpenIT {
    private static final int SILENT = 400;
    private static final int PER_ADDRESS = 10;

    /** A ClientHello's first octets, whose rest never comes. */
    private static final byte[] HALF_HANDSHAKE = {0x16, 3, 1, 2};

    /** Twice the longer of the two limits; what a busy machine adds has no limit but patience. */
    private static final Duration GONE_WITHIN =
            Boolean.getBoolean("emberdelve.long") ? Duration.ofSeconds(30) : Launcher.PATIENCE;

    @TempDir private Path temporary = Path.of("");

    @Test
    void fourHundredSilentConnectionsKeepNobodyOutAndAreGoneInTime() throws IOException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .change("server.yaml", "login-timeout: 60s", "login-timeout: 15s");
        var folder = configuration.folder().toString();
        var silent = new ArrayList<Socket>();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder)) {
            try (var mira = Client.create(server, "Mira")) {
                for (var i = 0; i < SILENT / 2; i++) {
                    silent.add(connect(server.port(), i, new byte[0]));
                    silent.add(connect(server.port("TLS"), i + SILENT / 2, HALF_HANDSHAKE));
                }
                try (var tolo = Client.create(server, "Tolo")) {
                    mira.ask("who", "Tolo");
                    tolo.ask("say still here", "You say: still here");
                }
                // As many as one address may have, opened just now: none is gone for its silence.
                for (var i = 0; i < PER_ADDRESS; i++)
                    silent.add(connect(server.port(), SILENT + i, new byte[0]));
                try (var another = new Client(connect(server.port(), SILENT, new byte[0]))) {
                    another.await("too many connections from your address");
                }
                awaitGone(silent);
                try (var another = new Client(connect(server.port(), 0, new byte[0]))) {
                    another.await("Name: ");
                }
                mira.ask("say good riddance", "You say: good riddance");
            }
        } finally {
            for (var socket : silent) socket.close();
        }
    }

    /** The whole of 127.0.0.0/8 is this machine, so that one address need not send them all. */
    private static Socket connect(int port, int index, byte[] words) throws IOException {
        var socket = new Socket();
        var from = InetAddress.ofLiteral("127.0.1." + (1 + index / PER_ADDRESS));
        socket.bind(new InetSocketAddress(from, 0));
        socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port));
        socket.getOutputStream().write(words);
        return socket;
    }

    private static void awaitGone(List<Socket> silent) throws IOException {
        var deadline = System.nanoTime() + GONE_WITHIN.toNanos();
        for (var socket : silent) {
            var left = Duration.ofNanos(deadline - System.nanoTime());
            assertThat(left).as("time for all to be gone").isPositive();
            socket.setSoTimeout((int) left.toMillis() + 1);
            // To the end: the greeting, a farewell, and the hanging up.
            socket.getInputStream().readAllBytes();
        }
    }
}

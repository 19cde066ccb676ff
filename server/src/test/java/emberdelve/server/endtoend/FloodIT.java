package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;
import java.util.zip.DeflaterOutputStream;

/** Those who send without end: they are cut off with a reason, and nobody else notices. */
final class FloodIT {
    private static final byte[] ENDLESS_SUBNEGOTIATION = octets("\u00ff\u00fa\u0018");
    private static final byte[] DO_STATUS = octets("\u00ff\u00fd\u0005");
    private static final byte[] DO_AND_SB_MCCP3 = octets("\u00ff\u00fdW\u00ff\u00faW\u00ff\u00f0");
    private static final int PIECES = 1000;
    private static final int PIECE_OCTETS = 10_000;
    private static final int BOMB_OCTETS = 64 << 20;

    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final int COMMANDS = LONG ? 200_000 : 50_000;
    private static final int TURNS = 20;
    private static final Duration WHOLE_FLOOD_WITHIN =
            LONG ? Duration.ofSeconds(60) : Launcher.PATIENCE;

    @TempDir private Path temporary = Path.of("");

    @Test
    void floodsAreCutOffAndNobodyElseNotices() throws IOException {
        try (var server = RunningServer.plain(temporary.resolve("data"));
                var mira = Client.create(server, "Mira")) {
            flood(server, new byte[0], "a".repeat(PIECE_OCTETS).getBytes(StandardCharsets.UTF_8));
            server.awaitWords("broke the protocol: line without an end");
            mira.ask("say after the line", "You say: after the line");

            flood(server, new byte[0], repeated(DO_STATUS));
            server.awaitWords("broke the protocol: negotiations: more than");
            mira.ask("say after the requests", "You say: after the requests");

            flood(server, ENDLESS_SUBNEGOTIATION, new byte[PIECE_OCTETS]);
            server.awaitWords("broke the protocol: sub-negotiation without an end");
            mira.ask("say after the endless one", "You say: after the endless one");

            flood(server, DO_AND_SB_MCCP3, bomb());
            server.awaitWords("broke the protocol: compression: ");
            mira.ask("say after the bomb", "You say: after the bomb");
        }
    }

    /**
     * The answers are many times what may wait for a reader: had all commands been read, whoever
     * typed them would have been dropped.
     */
    @Test
    void aProgramThatTypesWithoutReadingIsNotReadFromAndLosesNothing() throws Exception {
        var configuration =
                Configuration.fast(temporary.resolve("config"))
                        .change("server.yaml", "second: 20\n", "second: 1000000\n")
                        .change("server.yaml", "burst: 40\n", "burst: 1000000\n");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var mira = Client.create(server, "Mira");
                var program = Client.create(server, "Tolo")) {
            var typing = typeOnAnotherThread(program);
            for (var turn = 0; turn < TURNS; turn++) mira.ask("ping " + turn, "pong " + turn);
            program.await("pong " + COMMANDS, WHOLE_FLOOD_WITHIN);
            typing.join();

            assertThat(Pattern.compile("pong \\d+").matcher(program.all()).results().count())
                    .isEqualTo(COMMANDS);
            mira.ask("say after the flood", "You say: after the flood");
        }
    }

    private static Thread typeOnAnotherThread(Client program) {
        return Thread.ofVirtual()
                .start(() -> {
                    try {
                        for (var number = 1; number <= COMMANDS; number++)
                            program.send("ping " + number);
                    } catch (IOException cutOff) {
                        // Then not all of the answers come.
                    }
                });
    }

    /** Ten megabytes, or as much as it takes to be cut off. */
    private static void flood(RunningServer server, byte[] first, byte[] piece) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            var out = socket.getOutputStream();
            out.write(first);
            for (var sent = 0; sent < PIECES; sent++) out.write(piece);
        } catch (IOException cutOff) {
            // What the log says about it is awaited.
        }
    }

    private static byte[] repeated(byte[] octets) {
        var all = new ByteArrayOutputStream();
        while (all.size() < PIECE_OCTETS) all.writeBytes(octets);
        return all.toByteArray();
    }

    private static byte[] bomb() throws IOException {
        var bomb = new ByteArrayOutputStream();
        try (var deflater = new DeflaterOutputStream(bomb)) {
            deflater.write(new byte[BOMB_OCTETS]);
        }
        return bomb.toByteArray();
    }

    private static byte[] octets(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}

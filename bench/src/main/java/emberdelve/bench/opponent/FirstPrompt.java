package emberdelve.bench.opponent;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** The time from the command that starts a server to its first question. */
public final class FirstPrompt {
    private static final String QUESTION = "Name: ";
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int OCTETS = 4096;

    private FirstPrompt() {}

    /**
     * The time from the command to the question that somebody reads who connects as soon as the
     * server listens.
     *
     * @param server that has just been started
     */
    public static Duration of(ServerProcess server) throws IOException {
        var connects = System.nanoTime();
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            var heard = new StringBuilder();
            var octets = new byte[OCTETS];
            while (heard.indexOf(QUESTION) < 0) {
                var count = socket.getInputStream().read(octets);
                if (count < 0) throw new IOException("the server hung up on " + heard);
                heard.append(new String(octets, 0, count, StandardCharsets.ISO_8859_1));
            }
        }
        return server.launched().started().plusNanos(System.nanoTime() - connects);
    }
}

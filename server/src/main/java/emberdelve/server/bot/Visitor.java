package emberdelve.server.bot;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * A player of the rehearsal: its client negotiates as a MUD client does; it makes a character or
 * logs in again, types what players type most, and leaves. Thread: its own, which waits.
 */
final class Visitor {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int HEARD_MAX_OCTETS = 64 << 10;

    /** The lines that are typed, each once the words of the answer before have been read. */
    private static final List<Step> PLAY =
            List.of(
                    Step.of("Exits", "look"),
                    Step.of("Exits", "score"),
                    Step.of("experience", "inventory"),
                    Step.of("carry", "who"),
                    Step.of("Bot", "say hello"),
                    Step.of("hello", "ping one"),
                    Step.of("one", "look"),
                    Step.of("Exits", "ping two"),
                    Step.of("two", "quit"));

    /** WILL NAWS and a window of 80 by 24, WILL TTYPE, DO GMCP: RFC 1073, RFC 1091. */
    private static final byte[] NEGOTIATION =
            HexFormat.of().parseHex("fffb1ffffa1f00500018fff0fffb18fffdc9");

    private final int port;
    private final StringBuilder heard = new StringBuilder();
    private final byte[] octets = new byte[4 << 10];

    /**
     * @param port of a server on this machine
     */
    Visitor(int port) {
        this.port = port;
    }

    /**
     * A visit, from connecting to hanging up.
     *
     * @param number of the character
     * @param known whether it has been there before
     * @throws IOException if the server hangs up or says nothing for long: then the rehearsal
     *     teaches the JVM nothing
     */
    void visit(int number, boolean known) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(Math.toIntExact(PATIENCE.toMillis()));
            socket.setTcpNoDelay(true);
            if (number % 2 == 0) socket.getOutputStream().write(NEGOTIATION);
            var steps = Stream.concat(LogIn.talk(number, known).stream(), PLAY.stream());
            for (var step : steps.toList()) follow(socket, step);
            while (socket.getInputStream().read(octets) >= 0) {}
        }
    }

    /**
     * Reads until the words of the step have come, and answers; what came before them is forgotten.
     */
    private void follow(Socket socket, Step step) throws IOException {
        var words = step.asked();
        for (var at = heard.indexOf(words); at < 0; at = heard.indexOf(words)) {
            var count = socket.getInputStream().read(octets);
            if (count < 0) throw new IOException("hung up before: " + words);
            heard.append(new String(octets, 0, count, StandardCharsets.ISO_8859_1));
            if (heard.length() > HEARD_MAX_OCTETS) throw new IOException("never said: " + words);
        }
        heard.delete(0, heard.indexOf(words) + words.length());
        for (var line : step.answers())
            socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }
}

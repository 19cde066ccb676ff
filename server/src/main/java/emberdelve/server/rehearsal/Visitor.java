package emberdelve.server.rehearsal;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/**
 * A player of the rehearsal: its client negotiates as a MUD client does; it makes a character or
 * logs in again, types what players type most, and leaves. Thread: its own, which waits.
 */
final class Visitor {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int HEARD_MAX_OCTETS = 64 << 10;

    /** The letters of a number: names have no digits. */
    private static final String DIGITS = "bcdfghjkpt";

    private static final int DIGITS_EACH = 4;
    private static final int BASE = 10;

    /** The lines that are typed, each once its answer's words have been read. */
    private static final List<Line> PLAY =
            List.of(
                    new Line("look", "Exits"),
                    new Line("score", "experience"),
                    new Line("inventory", "carry"),
                    new Line("who", "Visit"),
                    new Line("say hello", "hello"),
                    new Line("ping one", "one"),
                    new Line("look", "Exits"),
                    new Line("ping two", "two"));

    /** WILL NAWS and a window of 80 by 24, WILL TTYPE, DO GMCP: RFC 1073, RFC 1091. */
    private static final byte[] NEGOTIATION = {
        (byte) 0xFF,
        (byte) 0xFB,
        31,
        (byte) 0xFF,
        (byte) 0xFA,
        31,
        0,
        80,
        0,
        24,
        (byte) 0xFF,
        (byte) 0xF0,
        (byte) 0xFF,
        (byte) 0xFB,
        24,
        (byte) 0xFF,
        (byte) 0xFD,
        (byte) 0xC9
    };

    private final InetAddress address;
    private final int port;
    private final StringBuilder heard = new StringBuilder();
    private final byte[] octets = new byte[4 << 10];

    private record Line(String typed, String answer) {}

    Visitor(InetAddress address, int port) {
        this.address = address;
        this.port = port;
    }

    /**
     * One visit, from connecting to hanging up.
     *
     * @param number of the character, 0..9999
     * @param known whether it has been there before
     * @throws IOException if the server hangs up or says nothing for long: nothing is learnt then
     */
    void visit(int number, boolean known) throws IOException {
        heard.setLength(0);
        try (var socket = new Socket(address, port)) {
            socket.setSoTimeout(Math.toIntExact(PATIENCE.toMillis()));
            socket.setTcpNoDelay(true);
            if (number % 2 == 0) socket.getOutputStream().write(NEGOTIATION);
            for (var line : known ? returning(number) : creating(number)) answer(socket, line);
            await(socket.getInputStream(), "Exits");
            for (var line : PLAY) {
                type(socket, line.typed());
                await(socket.getInputStream(), line.answer());
            }
            type(socket, "quit");
            while (socket.getInputStream().read(octets) >= 0) {}
        }
    }

    private static List<Line> creating(int number) {
        var password = password(number);
        return List.of(
                new Line("new", "Name: "),
                new Line(name(number), "Name, ENTER"),
                new Line(password, "New password: "),
                new Line(password, "again: "),
                new Line("", "Choice, ENTER for 1: "),
                new Line("yes", "Choice, ENTER for yes: "));
    }

    private static List<Line> returning(int number) {
        return List.of(
                new Line(name(number), "Name: "),
                new Line(password(number), "Password (it is not shown): "));
    }

    private static String name(int number) {
        var name = new StringBuilder("Visit");
        for (int digit = 0, rest = number; digit < DIGITS_EACH; digit++, rest /= BASE)
            name.append(DIGITS.charAt(rest % BASE));
        return name.toString();
    }

    private static String password(int number) {
        return "a long rehearsal " + number;
    }

    /** Types the line once the server has asked for it. */
    private void answer(Socket socket, Line line) throws IOException {
        await(socket.getInputStream(), line.answer());
        type(socket, line.typed());
    }

    private static void type(Socket socket, String line) throws IOException {
        socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }

    /** Reads until those words have come; what is before them is forgotten. */
    private void await(InputStream in, String words) throws IOException {
        for (var at = heard.indexOf(words); at < 0; at = heard.indexOf(words)) {
            var count = in.read(octets);
            if (count < 0) throw new IOException("hung up before: " + words);
            heard.append(new String(octets, 0, count, StandardCharsets.ISO_8859_1));
            if (heard.length() > HEARD_MAX_OCTETS) throw new IOException("never said: " + words);
        }
        heard.delete(0, heard.indexOf(words) + words.length());
    }
}

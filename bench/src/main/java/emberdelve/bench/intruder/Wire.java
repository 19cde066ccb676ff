package emberdelve.bench.intruder;

import emberdelve.server.bot.LogIn;

import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection by Telnet whose calls block. */
final class Wire implements AutoCloseable {
    private static final int OCTETS = 4096;

    /** The characters that are kept of what was heard. */
    private static final int HEARD_MAX = 8192;

    private final Socket socket;
    private final StringBuilder heard = new StringBuilder();
    private final byte[] octets = new byte[OCTETS];

    Wire(Socket socket) {
        this.socket = socket;
    }

    /** Reads until those words have come, and forgets all that came up to now. */
    void awaits(String words) throws IOException {
        while (heard.indexOf(words) < 0) if (!reads()) throw new EOFException(heard.toString());
        heard.setLength(0);
    }

    void types(String line) throws IOException {
        sends((line + "\r\n").getBytes(StandardCharsets.UTF_8));
    }

    void sends(byte[] all) throws IOException {
        socket.getOutputStream().write(all);
    }

    /** Logs in as a character that is known; returns when it is in its room. */
    void logsIn(int character) throws IOException {
        for (var step : LogIn.talk(character, true)) {
            awaits(step.asked());
            for (var answer : step.answers()) types(answer);
        }
        awaits("Exits:");
    }

    /** Reads until the server hangs up. */
    void readsToTheEnd() throws IOException {
        while (reads()) heard.setLength(0);
    }

    /** Reads until either side hangs up. */
    void readsQuietly() {
        try {
            readsToTheEnd();
        } catch (IOException _) {
            // The connection is over, which ends the reading.
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    private boolean reads() throws IOException {
        var count = socket.getInputStream().read(octets);
        if (count < 0) return false;
        heard.append(new String(octets, 0, count, StandardCharsets.ISO_8859_1));
        if (heard.length() > HEARD_MAX) heard.delete(0, heard.length() - HEARD_MAX / 2);
        return true;
    }
}

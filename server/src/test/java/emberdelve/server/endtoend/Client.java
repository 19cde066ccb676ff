package emberdelve.server.endtoend;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * One who plays over a socket: types lines, and reads until something appears. What has been
 * awaited counts as read; the next wait looks only at what came after it.
 */
final class Client implements AutoCloseable {
    private static final int READ_MAX = 8192;
    private static final int SHOWN_MAX = 4000;

    private final Socket socket;
    private final PlainText plain = new PlainText();
    private int from;

    Client(int port) throws IOException {
        this(new Socket(InetAddress.getLoopbackAddress(), port));
    }

    /** Over a connection that is there already. */
    Client(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
    }

    /** Makes a character of the second class, with the standard rolls. */
    static Client create(RunningServer server, String name) throws IOException {
        return create(server.connect(), name);
    }

    static Client create(Client client, String name) throws IOException {
        client.await("Name: ");
        client.ask("new", "ENTER for");
        client.ask(name, "New password: ");
        client.ask("password of " + name, "Same password again: ");
        client.ask("password of " + name, "Choice, ENTER for 1: ");
        client.ask("2", "ENTER for yes: ");
        client.ask("", "You wake in a yard");
        client.await("HP \\d+/\\d+");
        return client;
    }

    static Client back(RunningServer server, String name) throws IOException {
        return back(server.connect(), name);
    }

    static Client back(Client client, String name) throws IOException {
        client.await("Name: ");
        client.ask(name, "Password");
        client.ask("password of " + name, "HP \\d+/\\d+");
        return client;
    }

    void send(String line) throws IOException {
        socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Sends it, and waits for the answer. */
    MatchResult ask(String line, String regex) throws IOException {
        send(line);
        return await(regex);
    }

    /** Waits for it; a blank stands for any white space, for lines are wrapped. */
    MatchResult await(String regex) throws IOException {
        return await(regex, Launcher.PATIENCE);
    }

    /**
     * @throws AssertionError if it has not come in that time, with all that came instead
     */
    MatchResult await(String regex, Duration patience) throws IOException {
        var pattern = Pattern.compile(regex.replace(" ", "\\s+"));
        var deadline = System.nanoTime() + patience.toNanos();
        while (true) {
            var matcher = pattern.matcher(plain.text());
            if (matcher.find(from)) {
                from = matcher.end();
                return matcher.toMatchResult();
            }
            var leftMs = (deadline - System.nanoTime()) / 1_000_000;
            if (leftMs <= 0 || !read((int) leftMs)) throw missed(regex);
        }
    }

    /** Waits until the server has hung up; afterwards {@link #all} is complete. */
    void awaitHangUp() throws IOException {
        var deadline = System.nanoTime() + Launcher.PATIENCE.toNanos();
        while (System.nanoTime() < deadline) {
            if (!read(1000)) return;
        }
        throw missed("the end");
    }

    /** As it is, without a line's end. */
    void sendOctets(byte[] octets) throws IOException {
        socket.getOutputStream().write(octets);
    }

    /** Says that nothing more will be typed, and still reads. */
    void endInput() throws IOException {
        socket.shutdownOutput();
    }

    /**
     * The latest message for programs of that name, or the next that comes.
     *
     * @param from how many there were when waiting began
     */
    String awaitMessage(String name, int from) throws IOException {
        var deadline = System.nanoTime() + Launcher.PATIENCE.toNanos();
        while (true) {
            var messages = plain.messages();
            for (var i = messages.size() - 1; i >= from; i--) {
                if (messages.get(i).startsWith(name + " "))
                    return messages.get(i).substring(name.length() + 1);
            }
            var leftMs = (deadline - System.nanoTime()) / 1_000_000;
            if (leftMs <= 0 || !read((int) leftMs))
                throw new AssertionError(name + " did not come; it came: " + messages);
        }
    }

    /** How many messages for programs have come. */
    int messages() {
        return plain.messages().size();
    }

    /** The messages for programs, each with its name and its JSON behind a blank. */
    List<String> told() {
        return List.copyOf(plain.messages());
    }

    /** All that was ever heard. */
    String all() {
        return plain.text().toString();
    }

    /** False when the server has hung up. */
    private boolean read(int patienceMs) throws IOException {
        socket.setSoTimeout(patienceMs);
        var octets = new byte[READ_MAX];
        try {
            var count = socket.getInputStream().read(octets);
            if (count < 0) return false;
            for (var i = 0; i < count; i++) plain.take(octets[i] & 0xff);
        } catch (SocketTimeoutException quiet) {
            // The caller looks at the clock.
        }
        return true;
    }

    private AssertionError missed(String regex) {
        var all = all();
        return new AssertionError(
                "\""
                        + regex
                        + "\" did not come after: "
                        + all.substring(Math.max(0, from - SHOWN_MAX / 2), from)
                        + "\n-------- it came:\n"
                        + all.substring(from, Math.min(all.length(), from + SHOWN_MAX)));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}

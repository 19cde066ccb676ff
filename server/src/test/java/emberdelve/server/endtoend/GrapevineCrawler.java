package emberdelve.server.endtoend;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * A program that reads as Grapevine's does, the list of games with the most of them. Seen in its
 * source: it looks at all that it has read whenever something comes; at WILL MSSP it says DO and
 * forgets what it has read; an answer whose end has not come yet is taken for the whole; several
 * values of one variable run together; of a variable that comes twice the first counts. After ten
 * seconds without an answer it types mssp-request, ended by a line feed alone, splits lines at line
 * feeds, and the name off at the first tab.
 */
final class GrapevineCrawler {
    private static final int IAC = 255;
    private static final int SB = 250;
    private static final int WILL = 251;
    private static final int DO = 253;
    private static final int SE = 240;
    private static final int MSSP = 70;
    private static final int CHUNK = 1460;
    private static final int SILENCE_MILLIS = 60_000;

    private GrapevineCrawler() {}

    /** What the option tells. */
    static Map<String, String> byOption(int port) throws IOException {
        try (var socket = connect(port)) {
            var in = socket.getInputStream();
            var told = new ByteArrayOutputStream();
            while (true) {
                read(in, told);
                var octets = told.toByteArray();
                var answer = find(octets, IAC, SB, MSSP);
                if (find(octets, IAC, WILL, MSSP) >= 0) {
                    socket.getOutputStream().write(new byte[] {(byte) IAC, (byte) DO, MSSP});
                    told.reset();
                } else if (answer >= 0) return variables(octets, answer + 3);
            }
        }
    }

    /** What is told at the first prompt. */
    static Map<String, String> byText(int port) throws IOException {
        try (var socket = connect(port)) {
            socket.getOutputStream().write("mssp-request\n".getBytes(StandardCharsets.US_ASCII));
            var in = socket.getInputStream();
            var told = new ByteArrayOutputStream();
            while (true) {
                read(in, told);
                var lines = told.toString(StandardCharsets.UTF_8).replace("\r", "").split("\n", -1);
                var found = new HashMap<String, String>();
                var inside = false;
                for (var line : lines) {
                    if (line.equals("MSSP-REPLY-END")) return found;
                    if (line.equals("MSSP-REPLY-START")) inside = true;
                    else if (inside) {
                        var parts = line.split("\t", 2);
                        found.put(parts[0], parts.length > 1 ? parts[1] : "");
                    }
                }
            }
        }
    }

    private static Map<String, String> variables(byte[] octets, int from) {
        var found = new HashMap<String, String>();
        var name = new ByteArrayOutputStream();
        var value = new ByteArrayOutputStream();
        var current = name;
        for (var at = from; at < octets.length && (octets[at] & 0xFF) != IAC; at++) {
            switch (octets[at]) {
                case 1 -> {
                    keep(name, value, found);
                    current = name;
                }
                case 2 -> current = value;
                default -> current.write(octets[at]);
            }
        }
        keep(name, value, found);
        return found;
    }

    private static void keep(
            ByteArrayOutputStream name, ByteArrayOutputStream value, Map<String, String> found) {
        if (name.size() > 0)
            found.putIfAbsent(
                    name.toString(StandardCharsets.UTF_8), value.toString(StandardCharsets.UTF_8));
        name.reset();
        value.reset();
    }

    private static Socket connect(int port) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(SILENCE_MILLIS);
        return socket;
    }

    private static void read(InputStream in, ByteArrayOutputStream told) throws IOException {
        var chunk = new byte[CHUNK];
        var count = in.read(chunk);
        if (count < 0) throw new IOException("hung up before it has told its status");
        told.write(chunk, 0, count);
    }

    private static int find(byte[] octets, int... wanted) {
        for (var at = 0; at + wanted.length <= octets.length; at++) {
            var same = 0;
            while (same < wanted.length && (octets[at + same] & 0xFF) == wanted[same]) same++;
            if (same == wanted.length) return at;
        }
        return -1;
    }
}

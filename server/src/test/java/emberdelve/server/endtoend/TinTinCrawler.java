package emberdelve.server.endtoend;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * A program that reads as scripts of TinTin++ do, the client whose author keeps the protocol. Seen
 * in its source: it waits for the whole answer; a name or a value ends at any octet below 3 or at
 * IAC; each value is an event of its own, so that a script that keeps them by their names keeps the
 * last.
 */
final class TinTinCrawler {
    private static final int IAC = 255;
    private static final int SB = 250;
    private static final int WILL = 251;
    private static final int DO = 253;
    private static final int MSSP = 70;
    private static final int SILENCE_MILLIS = 60_000;

    private TinTinCrawler() {}

    static Map<String, String> byOption(int port) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(SILENCE_MILLIS);
            var in = new BufferedInputStream(socket.getInputStream());
            while (true) {
                if (next(in) != IAC) continue;
                var command = next(in);
                if (command < SB || command == IAC) continue;
                var option = next(in);
                if (option != MSSP) continue;
                if (command == WILL)
                    socket.getOutputStream().write(new byte[] {(byte) IAC, (byte) DO, MSSP});
                if (command == SB) return events(in);
            }
        }
    }

    private static Map<String, String> events(InputStream in) throws IOException {
        var kept = new HashMap<String, String>();
        var name = "";
        var kind = next(in);
        while (kind != IAC) {
            var text = new ByteArrayOutputStream();
            var octet = next(in);
            while (octet >= 3 && octet != IAC) {
                text.write(octet);
                octet = next(in);
            }
            var word = text.toString(StandardCharsets.UTF_8);
            if (kind == 1) name = word;
            else if (kind == 2) kept.put(name, word);
            kind = octet;
        }
        return kept;
    }

    private static int next(InputStream in) throws IOException {
        var octet = in.read();
        if (octet < 0) throw new IOException("hung up before it has told its status");
        return octet;
    }
}

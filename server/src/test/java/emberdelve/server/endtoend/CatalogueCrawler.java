package emberdelve.server.endtoend;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * A program that reads as the one of TelnetNegotiationCore does, a library of which catalogues of
 * servers are made. Seen in its source: it asks in capital letters; the marks of beginning and end
 * are whole lines, not parts of one; a name ends at the first tab, so that it may hold blanks, and
 * a line without a tab is no variable; all behind the tab is the value; a report above a limit
 * (here 64 KiB), or one without an end, is none.
 */
final class CatalogueCrawler {
    private static final int SILENCE_MILLIS = 60_000;
    private static final int OCTETS_MAX = 64 * 1024;

    private CatalogueCrawler() {}

    static Map<String, String> byText(int port) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(SILENCE_MILLIS);
            socket.getOutputStream().write("MSSP-REQUEST\r\n".getBytes(StandardCharsets.US_ASCII));
            var in =
                    new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            await("MSSP-REPLY-START", in);
            var found = new HashMap<String, String>();
            var length = 0;
            for (var line = next(in); !line.equals("MSSP-REPLY-END"); line = next(in)) {
                length += line.length();
                if (length > OCTETS_MAX) throw new IOException("too long a report");
                var tab = line.indexOf('\t');
                if (tab > 0) found.put(line.substring(0, tab), line.substring(tab + 1));
            }
            return found;
        }
    }

    private static void await(String mark, BufferedReader in) throws IOException {
        while (!next(in).equals(mark)) {}
    }

    private static String next(BufferedReader in) throws IOException {
        var line = in.readLine();
        if (line == null) throw new IOException("hung up before it has told its status");
        return line.strip();
    }
}

package emberdelve.server.endtoend;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What a web server answers to a request that is sent as it is written, however wrong it is. A
 * client that keeps to the rules would put it right first.
 *
 * @param headers by their names in small letters
 */
record WebReply(int status, Map<String, String> headers, String body) {
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3}).*");

    /**
     * The answer to a request of one line, and to what headers it has more.
     *
     * @param socket is closed
     */
    static WebReply to(Socket socket, String line, String... headers) throws IOException {
        try (socket) {
            socket.setSoTimeout((int) Launcher.PATIENCE.toMillis());
            var request = new StringBuilder(line).append(" HTTP/1.1\r\n");
            request.append("Host: localhost:").append(socket.getPort()).append("\r\n");
            request.append("Connection: close\r\n");
            for (var header : headers) request.append(header).append("\r\n");
            request.append("\r\n");
            socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.UTF_8));
            return read(new BufferedInputStream(socket.getInputStream()));
        }
    }

    private static WebReply read(InputStream in) throws IOException {
        var status = STATUS.matcher(line(in));
        if (!status.matches()) throw new AssertionError("no answer in HTTP");
        var headers = new TreeMap<String, String>();
        for (var line = line(in); !line.isEmpty(); line = line(in)) {
            var colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        var octets = Integer.parseInt(headers.getOrDefault("content-length", "0"));
        var body = new String(in.readNBytes(octets), StandardCharsets.UTF_8);
        return new WebReply(Integer.parseInt(status.group(1)), headers, body);
    }

    private static String line(InputStream in) throws IOException {
        var line = new StringBuilder();
        for (var octet = in.read(); octet >= 0 && octet != '\n'; octet = in.read())
            line.append((char) octet);
        return line.toString().stripTrailing();
    }
}

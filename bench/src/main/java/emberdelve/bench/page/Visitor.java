package emberdelve.bench.page;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The visitor who reads the page as a browser does on its first visit: with all files that the page
 * names.
 */
public final class Visitor implements AutoCloseable {
    private static final int OK = 200;

    /** The names of files in the page itself. */
    private static final Pattern NAMED = Pattern.compile("(?:href|src)=\"(assets/[^\"]+)\"");

    /** The names of scripts that a script imports, should the page have forgotten them. */
    private static final Pattern IMPORTED = Pattern.compile("(?:from|import) '\\./([^']+)'");

    /** The octets of {@code : } and of the line's end. */
    private static final int HEADER_SIGNS = 4;

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final int port;

    /**
     * @param port for browsers, of a server on this machine
     */
    public Visitor(int port) {
        this.port = port;
    }

    /** Reads all files, each of them twice: packed and not packed. */
    public FirstLoad visit() throws IOException, InterruptedException {
        var files = new ArrayList<WebFile>();
        var open = new ArrayDeque<>(List.of("/"));
        var known = new HashSet<>(open);
        while (!open.isEmpty()) {
            var file = read(open.remove());
            files.add(file);
            for (var path : needs(file)) if (known.add(path)) open.add(path);
        }
        return new FirstLoad(files);
    }

    private static List<String> needs(WebFile file) {
        var folder = file.path().substring(0, file.path().lastIndexOf('/') + 1);
        var needs = new ArrayList<String>();
        all(NAMED, file.text()).forEach(name -> needs.add(folder + name));
        all(IMPORTED, file.text()).forEach(name -> needs.add(folder + name));
        return needs;
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map((MatchResult found) -> found.group(1)).toList();
    }

    private WebFile read(String path) throws IOException, InterruptedException {
        var plain = get(path, "identity");
        var packed = get(path, "gzip");
        return new WebFile(
                path,
                plain.headers().firstValue("content-type").orElse("").replaceAll(";.*", ""),
                new String(plain.body(), StandardCharsets.UTF_8),
                plain.body().length,
                packed.body().length,
                headerOctets(packed));
    }

    private HttpResponse<byte[]> get(String path, String coding)
            throws IOException, InterruptedException {
        var uri = URI.create("http://127.0.0.1:" + port + path);
        var request = HttpRequest.newBuilder(uri).header("Accept-Encoding", coding).build();
        var answer = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
        if (answer.statusCode() != OK)
            throw new IOException(path + ": " + answer.statusCode() + " (expected: " + OK + ")");
        return answer;
    }

    private static long headerOctets(HttpResponse<?> answer) {
        var octets = "HTTP/1.1 200 OK\r\n\r\n".length();
        for (var header : answer.headers().map().entrySet())
            for (var value : header.getValue())
                octets += header.getKey().length() + value.length() + HEADER_SIGNS;
        return octets;
    }

    @Override
    public void close() {
        http.close();
    }
}

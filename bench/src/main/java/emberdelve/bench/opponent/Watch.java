package emberdelve.bench.opponent;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The admin port of a server. Safe for any thread. */
public final class Watch implements AutoCloseable {
    private static final Duration ANSWER_WITHIN = Duration.ofSeconds(10);

    private static final Pattern TURNED_AWAY =
            Pattern.compile(
                    "emberdelve_(?:refused|sessions_ended|breaches)_total\\{\\w+=\"([^\"]+)\"\\}"
                            + " ([0-9.E+]+)");

    private final HttpClient client = HttpClient.newHttpClient();
    private final int port;

    Watch(int port) {
        this.port = port;
    }

    /** The text of a page, such as {@code /metrics}. */
    public String page(String path) throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                        .timeout(ANSWER_WITHIN)
                        .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    /** The numbers of those who were turned away or sent off since the start, by the reason. */
    public Map<String, Long> turnedAway() throws IOException, InterruptedException {
        var all = new TreeMap<String, Long>();
        TURNED_AWAY
                .matcher(page("/metrics"))
                .results()
                .forEach(row ->
                        all.merge(
                                row.group(1),
                                Math.round(Double.parseDouble(row.group(2))),
                                Long::sum));
        return all;
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}

package emberdelve.protocol.transport;

import io.netty.handler.codec.http.HttpHeaders;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A header by which proxies say from where a request comes; each adds a hop behind the others. */
public enum VisitorHeader {
    /** What most proxies send; the scheme is beside it, in {@code X-Forwarded-Proto}. */
    X_FORWARDED_FOR {
        @Override
        List<Hop> hops(HttpHeaders headers) {
            var protos = elements(headers, "x-forwarded-proto");
            var encrypted = !protos.isEmpty() && protos.getLast().equalsIgnoreCase("https");
            return elements(headers, "x-forwarded-for").stream()
                    .map(node -> new Hop(node, encrypted))
                    .toList();
        }
    },

    /** The header of RFC 7239. */
    FORWARDED {
        @Override
        List<Hop> hops(HttpHeaders headers) {
            return elements(headers, "forwarded").stream()
                    .map(element ->
                            new Hop(
                                    value(FOR, element).orElse(""),
                                    value(PROTO, element)
                                            .filter(proto -> proto.equalsIgnoreCase("https"))
                                            .isPresent()))
                    .toList();
        }
    };

    private static final Pattern FOR = parameter("for");
    private static final Pattern PROTO = parameter("proto");

    /**
     * One hop.
     *
     * @param node the address as it is written, perhaps with a port; or a word for none
     * @param encrypted whether the request came to the proxy inside TLS
     */
    record Hop(String node, boolean encrypted) {}

    /** The hops, the one that was added last at the end. */
    abstract List<Hop> hops(HttpHeaders headers);

    /**
     * The elements of a list, however many headers it comes in. No address has a comma, so that it
     * is split at each: a quote that a visitor left open must not swallow what the proxy added.
     */
    private static List<String> elements(HttpHeaders headers, String name) {
        return headers.getAll(name).stream()
                .flatMap(each -> Arrays.stream(each.split(",", -1)))
                .map(String::strip)
                .toList();
    }

    private static Pattern parameter(String name) {
        return Pattern.compile(
                "(?:^|;)\\s*" + name + "=(\"[^\"]*\"|[^;\"]*)", Pattern.CASE_INSENSITIVE);
    }

    private static Optional<String> value(Pattern parameter, String element) {
        var found = parameter.matcher(element);
        if (!found.find()) return Optional.empty();
        return Optional.of(found.group(1).replace("\"", "").strip().toLowerCase(Locale.ROOT));
    }
}

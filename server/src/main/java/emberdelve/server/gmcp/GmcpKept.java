package emberdelve.server.gmcp;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What a page wants to be kept for its player's account: {@code Client.Kept.Set}.
 *
 * @param version the version that the page has read; -1 where it names none
 * @param document what is to be kept; a missing node where there is none
 */
public record GmcpKept(long version, JsonNode document) {
    /** The name of the message that has what is kept, and of the one that asks for it. */
    public static final String NAME = "Client.Kept";

    /** The name of the message that says what is to be kept. */
    public static final String SET = "Client.Kept.Set";

    private static final long NO_VERSION = -1;
    private static final JsonMapper JSON = new JsonMapper();

    /** Reads the message; empty where it is no JSON. */
    public static Optional<GmcpKept> read(String json) {
        try {
            var tree = JSON.readTree(json);
            var version = tree.path("version");
            return Optional.of(
                    new GmcpKept(
                            version.canConvertToExactIntegral() && version.canConvertToLong()
                                    ? version.asLong()
                                    : NO_VERSION,
                            tree.path("document")));
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    /** The first part of the document that has not its form, as its reader finds it. */
    public Optional<String> fault() {
        if (version < 0) return Optional.of("version");
        return KeptForm.fault(document)
                .or(() -> isText() ? Optional.empty() : Optional.of("document"));
    }

    /** Whether all of it is letters: half a letter would come back as another one. */
    private boolean isText() {
        return StandardCharsets.UTF_8.newEncoder().canEncode(text());
    }

    /** The document as it is kept. */
    public String text() {
        return JSON.writeValueAsString(document);
    }
}

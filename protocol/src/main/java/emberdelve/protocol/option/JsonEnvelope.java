package emberdelve.protocol.option;

import java.util.Optional;

/**
 * A text message of {@code json.mudstandards.org}.
 *
 * @param proto the protocol whose message it is, such as {@code gmcp}
 * @param id the message's name in that protocol, such as {@code Char.Vitals}
 * @param data what it says: for GMCP, JSON as a string; empty when there is none, or no string
 * @see "mudstandards.org/websocket"
 */
public record JsonEnvelope(String proto, String id, Optional<String> data) {
    public JsonEnvelope(String proto, String id, String data) {
        this(proto, id, Optional.of(data));
    }

    /** The envelope that the peer says; empty if it is no object that names its protocol. */
    public static Optional<JsonEnvelope> read(String text) {
        if (!Json.isSound(text)) return Optional.empty();
        var texts = Json.texts(text);
        var proto = texts.getOrDefault("proto", "");
        return proto.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new JsonEnvelope(
                                proto,
                                texts.getOrDefault("id", ""),
                                Optional.ofNullable(texts.get("data"))));
    }

    /** The envelope as it is sent. */
    public String text() {
        return "{\"proto\":"
                + Json.quoted(proto)
                + ",\"id\":"
                + Json.quoted(id)
                + ",\"data\":"
                + Json.quoted(data.orElse(""))
                + "}";
    }
}

package emberdelve.db.row;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.lang.reflect.Type;

/**
 * Values as JSON in one line, and back. Equal values are equal texts, because a row's digest is
 * made of them: maps are in the order of their keys. Safe for any thread.
 */
final class JsonText {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                    .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                    .build();

    private JsonText() {}

    /** Writes values that are read as this type again. */
    static ObjectWriter writer(Type type) {
        return MAPPER.writerFor(MAPPER.constructType(type));
    }

    /** Reads what {@link #writer} wrote. */
    static ObjectReader reader(Type type) {
        return MAPPER.readerFor(MAPPER.constructType(type));
    }

    /**
     * @throws IllegalArgumentException if the text is no such value
     */
    static Object read(ObjectReader reader, Type type, String text) {
        try {
            return reader.readValue(text);
        } catch (JacksonException unreadable) {
            throw new IllegalArgumentException(
                    "json: " + unreadable.getOriginalMessage() + " (expected: " + type + ")",
                    unreadable);
        }
    }
}

package emberdelve.db.row;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.lang.reflect.Type;
import java.util.Optional;

/**
 * Values of one type as JSON in one line, and back. Equal values make equal texts, because the
 * digest of a row is made of these: maps are in the order of their keys. Safe for any thread.
 */
final class JsonText {
    private final Type type;
    private volatile Optional<Way> way = Optional.empty();

    /**
     * The writer and the reader of one type. Made when a value first needs them, because a start
     * seldom does and should be quick.
     */
    private record Way(ObjectWriter there, ObjectReader back) {
        private static final JsonMapper MAPPER =
                JsonMapper.builder()
                        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                        .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                        .build();

        static Way of(Type type) {
            var known = MAPPER.constructType(type);
            return new Way(MAPPER.writerFor(known), MAPPER.readerFor(known));
        }
    }

    JsonText(Type type) {
        this.type = type;
    }

    String write(Object value) {
        return way().there().writeValueAsString(value);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws IllegalArgumentException if the text is no such value
     */
    Object read(String text) {
        try {
            return way().back().readValue(text);
        } catch (JacksonException unreadable) {
            throw new IllegalArgumentException(
                    "json: " + unreadable.getOriginalMessage() + " (expected: " + type + ")",
                    unreadable);
        }
    }

    /** The way, which threads that meet here may make twice; either is as good. */
    private Way way() {
        var known = way;
        if (known.isPresent()) return known.get();
        var made = Way.of(type);
        way = Optional.of(made);
        return made;
    }
}

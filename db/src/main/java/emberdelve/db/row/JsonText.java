package emberdelve.db.row;

import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jdbi.v3.core.mapper.ColumnMapperFactory;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.lang.reflect.Type;
import java.util.Optional;

/**
 * Values as JSON in one line, and back. Equal values are equal texts, because a row's digest is
 * made of them: maps are in the order of their keys. Safe for any thread.
 */
@JsonColumn
final class JsonText implements ColumnMapperFactory {
    static final JsonText FACTORY = new JsonText();

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

    /**
     * @throws IllegalArgumentException if the text is no such value
     */
    static Object read(Type type, String text) {
        try {
            return MAPPER.readValue(text, MAPPER.constructType(type));
        } catch (JacksonException unreadable) {
            throw new IllegalArgumentException(
                    "json: " + unreadable.getOriginalMessage() + " (expected: " + type + ")",
                    unreadable);
        }
    }

    @Override
    public Optional<ColumnMapper<?>> build(Type type, ConfigRegistry config) {
        return Optional.of((row, column, _) -> read(type, row.getString(column)));
    }
}

package emberdelve.db.transfer;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

import java.util.function.Function;

/**
 * A reader of whole numbers in files. Digits in quotes are no number; the complaint shows what was
 * read instead.
 */
final class WholeNumberReader<N extends Number> extends ValueDeserializer<N> {
    private final Function<JsonParser, N> reading;

    WholeNumberReader(Function<JsonParser, N> reading) {
        this.reading = reading;
    }

    @Override
    public N deserialize(JsonParser json, DeserializationContext context) {
        if (json.currentToken() == JsonToken.VALUE_NUMBER_INT) return reading.apply(json);
        throw context.weirdStringException(json.getString(), Number.class, "no whole number");
    }
}

package emberdelve.db.transfer;

import com.fasterxml.jackson.annotation.Nulls;

import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * The writer and the strict reader of the JSON of an export. They are made when somebody exports or
 * imports, and not in each start of a server.
 */
final class CharacterJson {
    static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                                    .build())
                    .addModule(
                            new SimpleModule()
                                    .setDeserializerModifier(new LaterColumns())
                                    .addDeserializer(
                                            int.class,
                                            new WholeNumberReader<>(JsonParser::getIntValue))
                                    .addDeserializer(
                                            long.class,
                                            new WholeNumberReader<>(JsonParser::getLongValue)))
                    .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                    .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
                    .build();

    private CharacterJson() {}
}

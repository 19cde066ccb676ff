package emberdelve.protocol.option;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The JSON of a stranger, read as far as we need it. Safe for any thread. */
final class Json {
    /**
     * The deepest nesting that is read: no message of any package nests deeper than four, and our
     * stack must not be the limit.
     */
    static final int DEPTH_MAX = 16;

    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder().maxNestingDepth(DEPTH_MAX).build())
                    .build();

    private Json() {}

    /** Whether the text is one JSON value and nothing else. */
    static boolean isSound(String text) {
        try (var parser = parser(text)) {
            if (parser.nextToken() == null) return false;

            parser.skipChildren();
            return parser.nextToken() == null;
        } catch (JacksonException bad) {
            return false;
        }
    }

    /** The strings of an array, at most {@code most}; none if it is no array. */
    static List<String> strings(String text, int most) {
        var strings = new ArrayList<String>();
        try (var parser = parser(text)) {
            if (parser.nextToken() != JsonToken.START_ARRAY) return strings;

            while (strings.size() < most && parser.nextToken() != JsonToken.END_ARRAY) {
                if (parser.currentToken() == JsonToken.VALUE_STRING) {
                    strings.add(parser.getString());
                }
                parser.skipChildren();
            }
        } catch (JacksonException bad) {
            // What came before the mistake is kept; it was checked before it came here.
        }
        return strings;
    }

    /** The strings of an object by their names in lower case; none if it is no object. */
    static Map<String, String> texts(String text) {
        var texts = new LinkedHashMap<String, String>();
        try (var parser = parser(text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) return texts;

            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                var name = parser.currentName().toLowerCase(Locale.ROOT);
                if (parser.nextToken() == JsonToken.VALUE_STRING) {
                    texts.put(name, parser.getString());
                }
                parser.skipChildren();
            }
        } catch (JacksonException bad) {
            // What came before the mistake is kept; it was checked before it came here.
        }
        return texts;
    }

    /** Whether an object has {@code true} under that name; false if it is no object. */
    static boolean isTrue(String text, String name) {
        try (var parser = parser(text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) return false;

            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                var isMeant = parser.currentName().equalsIgnoreCase(name);
                var value = parser.nextToken();
                if (isMeant) return value == JsonToken.VALUE_TRUE;
                parser.skipChildren();
            }
        } catch (JacksonException bad) {
            // What came before the mistake has been looked at; it was checked before it came here.
        }
        return false;
    }

    /** A text as a JSON string. */
    static String quoted(String text) {
        var out = new StringWriter();
        try (var generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
            generator.writeString(text);
        }
        return out.toString();
    }

    private static JsonParser parser(String text) {
        return FACTORY.createParser(ObjectReadContext.empty(), text);
    }
}

package emberdelve.db.transfer;

import emberdelve.db.row.PlainText;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** The fault in a file of JSON, in words for whoever wrote it. Pure. */
final class JsonFault {
    private JsonFault() {}

    /**
     * The fault in one line, with its path in the file, or with the line and column of what is no
     * JSON.
     */
    static String of(JacksonException fault) {
        var path = path(fault);
        if (path.isEmpty() || !isOfValue(fault)) return place(fault) + "no JSON that can be read";
        return switch (fault) {
            case UnrecognizedPropertyException _ -> path + ": no such key (expected: none)";
            case InvalidFormatException wrong ->
                    path
                            + ": "
                            + PlainText.of(String.valueOf(wrong.getValue()))
                            + expected(wrong.getTargetType());
            case MismatchedInputException wrong ->
                    path + ": missing, or of another kind" + expected(wrong.getTargetType());
            default -> path + ": " + unlawful(fault);
        };
    }

    private static boolean isOfValue(JacksonException fault) {
        return fault instanceof DatabindException;
    }

    /** The complaint of a row's record about its own component. */
    private static String unlawful(JacksonException fault) {
        return fault.getCause() instanceof IllegalArgumentException refused
                        && refused.getMessage() != null
                ? refused.getMessage()
                : "something is missing in it (expected: all that an export has)";
    }

    private static String place(JacksonException fault) {
        var at = fault.getLocation();
        return at == null ? "" : at.getLineNr() + ":" + at.getColumnNr() + ": ";
    }

    /** The path of the fault, such as {@code characters[0].character.purse.gold}. */
    private static String path(JacksonException fault) {
        var path = new StringBuilder();
        for (var step : fault.getPath()) {
            if (step.getPropertyName() == null)
                path.append('[').append(step.getIndex()).append(']');
            else path.append(path.isEmpty() ? "" : ".").append(step.getPropertyName());
        }
        return path.toString();
    }

    private static String expected(Class<?> type) {
        return word(type).map(word -> " (expected: " + word + ")").orElse("");
    }

    private static Optional<String> word(Class<?> type) {
        if (type == null) return Optional.empty();
        if (type == int.class || type == long.class || Number.class.isAssignableFrom(type))
            return Optional.of("a whole number");
        if (type == boolean.class) return Optional.of("true or false");
        if (type == String.class) return Optional.of("words in quotes");
        if (type == Instant.class) return Optional.of("a time, as 2026-01-01T00:00:00Z");
        if (Collection.class.isAssignableFrom(type)) return Optional.of("a list");
        if (Map.class.isAssignableFrom(type) || type.isRecord())
            return Optional.of("keys and values in braces");
        return Optional.empty();
    }
}

package emberdelve.server.link;

import emberdelve.server.command.Command;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The notation of records as one line of text, such as {@code Enter(3, Role.PLAYER, 1, 1)}, that
 * {@link NotationReader} reads back. It knows what messages and rows are made of: records, sealed
 * families of them, enums, texts, numbers, truth values, durations, instants, lists, maps, and what
 * may be missing. A command is left out: the line that it was read from stands beside it.
 */
public final class Notation {
    private Notation() {}

    /**
     * @throws IllegalArgumentException if the value is, or holds, something else
     */
    public static String write(Object value) {
        var text = new StringBuilder();
        write(value, text);
        return text.toString();
    }

    private static void write(Object value, StringBuilder to) {
        switch (value) {
            case String words -> quote(words, to);
            case Long _, Integer _, Boolean _ -> to.append(value);
            case Duration span -> quote(span.toString(), to);
            case Instant at -> quote(at.toString(), to);
            case Enum<?> constant ->
                    to.append(constant.getDeclaringClass().getSimpleName())
                            .append('.')
                            .append(constant.name());
            case List<?> list -> writeAll(list, '[', ']', to);
            case Map<?, ?> map -> {
                to.append('{');
                var isFirst = true;
                for (var entry : map.entrySet()) {
                    if (!isFirst) to.append(", ");
                    isFirst = false;
                    write(entry.getKey(), to);
                    to.append(": ");
                    write(entry.getValue(), to);
                }
                to.append('}');
            }
            case Optional<?> maybe -> {
                if (maybe.isPresent()) write(maybe.get(), to);
                else to.append('-');
            }
            case Record fields -> {
                to.append(fields.getClass().getSimpleName());
                writeAll(components(fields), '(', ')', to);
            }
            default -> throw new IllegalArgumentException("cannot be noted: " + value.getClass());
        }
    }

    private static void writeAll(List<?> values, char open, char close, StringBuilder to) {
        to.append(open);
        for (var i = 0; i < values.size(); i++) {
            if (i > 0) to.append(", ");
            write(values.get(i), to);
        }
        to.append(close);
    }

    private static List<Object> components(Record fields) {
        var values = new ArrayList<Object>();
        try {
            for (var component : fields.getClass().getRecordComponents()) {
                if (component.getType() == Command.class) continue;
                var accessor = component.getAccessor();
                accessor.setAccessible(true);
                values.add(accessor.invoke(fields));
            }
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalArgumentException("cannot be noted: " + fields.getClass(), hidden);
        }
        return values;
    }

    private static void quote(String words, StringBuilder to) {
        to.append('"');
        for (var i = 0; i < words.length(); i++) {
            var unit = words.charAt(i);
            if (unit == '"' || unit == '\\') to.append('\\').append(unit);
            else if (unit < ' ' || Character.isSurrogate(unit))
                to.append(String.format("\\u%04x", (int) unit));
            else to.append(unit);
        }
        to.append('"');
    }
}

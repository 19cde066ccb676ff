package emberdelve.server.link;

import emberdelve.server.command.Command;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The reader of what {@link Notation} wrote. The expected types say what may come where. */
public final class NotationReader {
    private static final int HEX = 16;
    private static final int HEX_DIGITS = 4;

    private final List<Class<?>> rows;
    private final String text;
    private int at;

    private NotationReader(List<Class<?>> rows, String text) {
        this.rows = rows;
        this.text = text;
    }

    /**
     * @param rows that may stand where any record may come
     * @throws IllegalArgumentException if the text is no value of the type; the message names the
     *     column
     */
    public static <T> T read(Class<T> type, String text, List<Class<?>> rows) {
        var reader = new NotationReader(rows, text);
        var value = type.cast(reader.value(type));
        if (reader.at != text.length()) throw reader.unexpected("the end");
        return value;
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType of) return several(of);
        if (type == String.class) return quoted();
        if (type == long.class || type == Long.class) return Long.parseLong(word());
        if (type == int.class || type == Integer.class) return Integer.parseInt(word());
        if (type == boolean.class || type == Boolean.class) return Boolean.parseBoolean(word());
        if (type == Duration.class) return Duration.parse(quoted());
        if (type == Instant.class) return Instant.parse(quoted());
        if (type instanceof Class<?> plain) return named(plain);
        throw unexpected(type.getTypeName());
    }

    private Object several(ParameterizedType of) {
        var element = of.getActualTypeArguments()[0];
        if (of.getRawType() == Optional.class) {
            return isMissing() ? Optional.empty() : Optional.of(value(element));
        }
        if (of.getRawType() == Map.class) return map(of);
        if (of.getRawType() != List.class) throw unexpected(of.getTypeName());
        expect('[');
        var list = new ArrayList<Object>();
        while (!skip(']')) {
            if (!list.isEmpty()) comma();
            list.add(value(element));
        }
        return List.copyOf(list);
    }

    /** Whether a dash stands for a missing value: a dash before a digit belongs to a number. */
    private boolean isMissing() {
        var isNumber = at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
        return !isNumber && skip('-');
    }

    private Map<Object, Object> map(ParameterizedType of) {
        var types = of.getActualTypeArguments();
        expect('{');
        var map = new LinkedHashMap<Object, Object>();
        while (!skip('}')) {
            if (!map.isEmpty()) comma();
            var key = value(types[0]);
            expect(':');
            expect(' ');
            map.put(key, value(types[1]));
        }
        return map;
    }

    /** A record or an enum's constant: of that type, or of its sealed family. */
    private Object named(Class<?> expected) {
        var begin = at;
        var name = word();
        var type =
                family(expected).filter(member -> member.getSimpleName().equals(name)).findFirst();
        if (type.isEmpty()) {
            at = begin;
            throw unexpected(expected.getSimpleName());
        }
        return type.get().isEnum() ? constant(type.get()) : record(type.get());
    }

    private Stream<Class<?>> family(Class<?> type) {
        if (type == Record.class) return rows.stream();
        if (!type.isSealed()) return Stream.of(type);
        return Arrays.stream(type.getPermittedSubclasses()).flatMap(this::family);
    }

    private Object constant(Class<?> type) {
        expect('.');
        var name = word();
        for (var constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) return constant;
        }
        throw unexpected("one of " + type.getSimpleName());
    }

    private Object record(Class<?> type) {
        var components = type.getRecordComponents();
        if (components == null) throw unexpected("a record");
        expect('(');
        var values = new Object[components.length];
        var types = new Class<?>[components.length];
        for (var i = 0; i < values.length; i++) {
            types[i] = components[i].getType();
            if (types[i] == Command.class) {
                values[i] = UnreadLine.UNREAD;
                continue;
            }
            if (i > 0) comma();
            values[i] = value(components[i].getGenericType());
        }
        expect(')');
        try {
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException(type.getSimpleName(), refused.getCause());
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalArgumentException(type.getSimpleName(), hidden);
        }
    }

    private String quoted() {
        expect('"');
        var words = new StringBuilder();
        while (!skip('"')) {
            if (at == text.length()) throw unexpected("\"");
            words.append(skip('\\') ? escaped() : text.charAt(at++));
        }
        return words.toString();
    }

    private char escaped() {
        if (at == text.length()) throw unexpected("a character");
        if (!skip('u')) return text.charAt(at++);
        var end = Math.min(at + HEX_DIGITS, text.length());
        var unit = (char) Integer.parseInt(text.substring(at, end), HEX);
        at = end;
        return unit;
    }

    /** A name or a number. */
    private String word() {
        var begin = at;
        skip('-');
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) at++;
        if (begin == at) throw unexpected("a word");
        return text.substring(begin, at);
    }

    private void comma() {
        expect(',');
        expect(' ');
    }

    private void expect(char unit) {
        if (!skip(unit)) throw unexpected("" + unit);
    }

    private boolean skip(char unit) {
        if (!isNext(unit)) return false;
        at++;
        return true;
    }

    private boolean isNext(char unit) {
        return at < text.length() && text.charAt(at) == unit;
    }

    private IllegalArgumentException unexpected(String expected) {
        return new IllegalArgumentException("column " + (at + 1) + " (expected: " + expected + ")");
    }
}

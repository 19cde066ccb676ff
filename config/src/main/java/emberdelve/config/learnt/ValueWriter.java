package emberdelve.config.learnt;

import emberdelve.config.content.TriggerSet;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The writer of values as octets that {@link ValueReader} reads: a text, a number, a truth value,
 * an enum constant, a length of time, a date, an {@link Optional}, list, set, map or record of
 * these, or a {@link TriggerSet}. The parts of a value are written before it, and it names them by
 * their numbers; equal values are written once, and become one object when they are read. Thread:
 * the one that made it.
 */
final class ValueWriter {
    /** Seven bits of a number go into an octet; the eighth says that more follow. */
    static final int MORE = 0x80;

    static final int BITS = 7;

    private final List<String> classes = new ArrayList<>();
    private final Map<String, Integer> classNumbers = new HashMap<>();
    private final Map<Written, Integer> numbers = new HashMap<>();
    private final ByteArrayOutputStream octets = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(octets);

    /**
     * The identity of a value, by which it is told from others: the numbers of its parts, or the
     * value itself if it has none.
     */
    private record Written(ValueKind kind, Object of) {}

    private ValueWriter() {}

    /**
     * All octets of that value.
     *
     * @throws IllegalArgumentException if it, or something in it, is of another kind
     */
    static byte[] octets(Object value) {
        var writer = new ValueWriter();
        try {
            writer.write(value);
            return writer.all();
        } catch (IOException impossible) {
            throw new UncheckedIOException("memory does not fail", impossible);
        }
    }

    private byte[] all() throws IOException {
        var all = new ByteArrayOutputStream();
        var head = new DataOutputStream(all);
        number(classes.size(), head);
        for (var name : classes) head.writeUTF(name);
        number(numbers.size(), head);
        octets.writeTo(all);
        return all.toByteArray();
    }

    /** The number of that value, which is written by now. */
    private int write(Object value) throws IOException {
        return switch (value) {
            case String text -> text(text);
            case Integer whole ->
                    once(new Written(ValueKind.INT, whole), () -> out.writeInt(whole));
            case Long whole -> once(new Written(ValueKind.LONG, whole), () -> out.writeLong(whole));
            case Double real ->
                    once(new Written(ValueKind.DOUBLE, real), () -> out.writeDouble(real));
            case Boolean truth ->
                    once(new Written(truth ? ValueKind.TRUE : ValueKind.FALSE, truth), () -> {});
            case Enum<?> constant ->
                    parts(ValueKind.ENUM, constant.getDeclaringClass(), List.of(constant.name()));
            case Duration span ->
                    once(
                            new Written(ValueKind.DURATION, span),
                            () -> {
                                out.writeLong(span.getSeconds());
                                out.writeInt(span.getNano());
                            });
            case LocalDate date ->
                    once(new Written(ValueKind.DATE, date), () -> out.writeLong(date.toEpochDay()));
            case Optional<?> maybe ->
                    maybe.isEmpty()
                            ? once(new Written(ValueKind.NOTHING, maybe), () -> {})
                            : parts(ValueKind.SOMETHING, List.of(maybe.get()));
            case List<?> list -> counted(ValueKind.LIST, list);
            case Set<?> set -> counted(ValueKind.SET, set);
            case Map<?, ?> map -> counted(ValueKind.MAP, entries(map));
            case TriggerSet triggers -> parts(ValueKind.TRIGGERS, List.of(triggers.all()));
            case Record record -> parts(ValueKind.RECORD, record.getClass(), components(record));
            default ->
                    throw new IllegalArgumentException(
                            value.getClass().getName()
                                    + ": "
                                    + value
                                    + " (expected: a record, or what records are made of)");
        };
    }

    private int text(String text) throws IOException {
        return once(
                new Written(ValueKind.TEXT, text),
                () -> {
                    var octets = text.getBytes(StandardCharsets.UTF_8);
                    number(octets.length, out);
                    out.write(octets);
                });
    }

    private static List<Object> entries(Map<?, ?> map) {
        var entries = new ArrayList<>();
        map.forEach((key, value) -> {
            entries.add(key);
            entries.add(value);
        });
        return entries;
    }

    private static List<Object> components(Record record) {
        var components = new ArrayList<>();
        for (var component : record.getClass().getRecordComponents())
            components.add(component(record, component));
        return components;
    }

    private static Object component(Record record, RecordComponent component) {
        try {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new IllegalStateException("accessors only answer: " + component, impossible);
        }
    }

    private int parts(ValueKind kind, List<?> parts) throws IOException {
        var written = written(parts);
        return once(new Written(kind, written), () -> all(written));
    }

    private int parts(ValueKind kind, Class<?> of, List<?> parts) throws IOException {
        var written = written(parts);
        var number = classNumber(of.getName());
        return once(
                new Written(kind, List.of(number, written)),
                () -> {
                    number(number, out);
                    all(written);
                });
    }

    private int counted(ValueKind kind, Collection<?> parts) throws IOException {
        var written = written(parts);
        return once(
                new Written(kind, written),
                () -> {
                    number(written.size(), out);
                    all(written);
                });
    }

    private List<Integer> written(Collection<?> parts) throws IOException {
        var written = new ArrayList<Integer>();
        for (var part : parts) written.add(write(part));
        return written;
    }

    private void all(List<Integer> written) throws IOException {
        for (var part : written) number(part, out);
    }

    private int classNumber(String name) {
        return classNumbers.computeIfAbsent(
                name,
                _ -> {
                    classes.add(name);
                    return classes.size() - 1;
                });
    }

    /** The writer of what follows the kind of a value. */
    private interface Rest {
        void write() throws IOException;
    }

    private int once(Written value, Rest rest) throws IOException {
        var before = numbers.get(value);
        if (before != null) return before;
        out.writeByte(ValueKind.NUMBERED.indexOf(value.kind()));
        rest.write();
        numbers.put(value, numbers.size());
        return numbers.size() - 1;
    }

    private static void number(int number, DataOutputStream out) throws IOException {
        var left = number;
        for (; left >= MORE; left >>>= BITS) out.writeByte(left | MORE);
        out.writeByte(left);
    }
}

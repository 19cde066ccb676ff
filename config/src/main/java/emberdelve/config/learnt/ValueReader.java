package emberdelve.config.learnt;

import emberdelve.config.content.Trigger;
import emberdelve.config.content.TriggerSet;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The reader of what {@link ValueWriter} has written: it makes equal values by the same
 * constructors, which check them once more. Thread: the one that made it.
 */
final class ValueReader {
    private final byte[] octets;
    private int at;

    /** The classes by their numbers, and how to make records of each. */
    private final Class<?>[] classes;

    private final Constructor<?>[] makers;

    /** Every value that was read so far. */
    private final Object[] made;

    private ValueReader(byte[] octets, int from) throws ReflectiveOperationException {
        this.octets = octets;
        at = from;
        classes = new Class<?>[number()];
        makers = new Constructor<?>[classes.length];
        for (var each = 0; each < classes.length; each++) {
            classes[each] = Class.forName(name());
            if (classes[each].isRecord()) makers[each] = maker(classes[each]);
        }
        made = new Object[number()];
    }

    /**
     * The value that begins there.
     *
     * @throws ReflectiveOperationException or any RuntimeException, if another program has written
     *     it
     */
    static Object read(byte[] octets, int from) throws ReflectiveOperationException {
        var reader = new ValueReader(octets, from);
        for (var each = 0; each < reader.made.length; each++) reader.made[each] = reader.next();
        return reader.made[reader.made.length - 1];
    }

    private static Constructor<?> maker(Class<?> record) throws NoSuchMethodException {
        var types =
                Arrays.stream(record.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
        var maker = record.getDeclaredConstructor(types);
        maker.setAccessible(true);
        return maker;
    }

    private Object next() throws ReflectiveOperationException {
        return switch (ValueKind.NUMBERED.get(octets[at++])) {
            case TEXT -> text(number());
            case INT -> fixed(Integer.BYTES).getInt();
            case LONG -> fixed(Long.BYTES).getLong();
            case DOUBLE -> fixed(Double.BYTES).getDouble();
            case TRUE -> true;
            case FALSE -> false;
            case ENUM -> constant(classes[number()], (String) part());
            case LIST -> List.of(parts(number()));
            case SET -> set(parts(number()));
            case MAP -> map(parts(number()));
            case NOTHING -> Optional.empty();
            case SOMETHING -> Optional.of(part());
            case RECORD -> record(makers[number()]);
            case TRIGGERS -> new TriggerSet(triggers((List<?>) part()));
            case DURATION ->
                    Duration.ofSeconds(fixed(Long.BYTES).getLong(), fixed(Integer.BYTES).getInt());
            case DATE -> LocalDate.ofEpochDay(fixed(Long.BYTES).getLong());
        };
    }

    private Object record(Constructor<?> maker) throws ReflectiveOperationException {
        return maker.newInstance(parts(maker.getParameterCount()));
    }

    private static Object constant(Class<?> of, String name) {
        for (var each : of.getEnumConstants())
            if (((Enum<?>) each).name().equals(name)) return each;
        throw new IllegalArgumentException(of + " has no " + name);
    }

    private static Set<Object> set(Object[] parts) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(List.of(parts)));
    }

    private static Map<Object, Object> map(Object[] parts) {
        var map = new LinkedHashMap<>();
        for (var each = 0; each < parts.length; each += 2) map.put(parts[each], parts[each + 1]);
        return Collections.unmodifiableMap(map);
    }

    private static List<Trigger> triggers(List<?> parts) {
        return parts.stream().map(Trigger.class::cast).toList();
    }

    private Object[] parts(int count) {
        var parts = new Object[count];
        for (var each = 0; each < count; each++) parts[each] = part();
        return parts;
    }

    private Object part() {
        return made[number()];
    }

    private String text(int length) {
        at += length;
        return new String(octets, at - length, length, StandardCharsets.UTF_8);
    }

    /** A name as {@link java.io.DataOutputStream#writeUTF} wrote it: names of classes are ASCII. */
    private String name() {
        return text(fixed(Short.BYTES).getShort());
    }

    private ByteBuffer fixed(int length) {
        at += length;
        return ByteBuffer.wrap(octets, at - length, length);
    }

    private int number() {
        var octet = octets[at++];
        var number = 0;
        var bits = 0;
        while (octet < 0) {
            number |= (octet & ~ValueWriter.MORE & 0xff) << bits;
            bits += ValueWriter.BITS;
            octet = octets[at++];
        }
        return number | octet << bits;
    }
}

package emberdelve.server.link;

import emberdelve.config.content.RoomId;
import emberdelve.db.row.Table;
import emberdelve.server.command.Command;
import emberdelve.server.feature.Features;
import emberdelve.server.offer.Dispatch;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** A maker of values by chance, of every type that inputs are made of. */
final class AnyValue {
    private static final int TRIES = 100;
    private static final String LETTERS = "aZ09 \"\\(),:-.[]{}\n\t\u0000\u007fü\u2028\ud83d\udc80";

    /** The rows and messages that an input may have. */
    static final List<Class<?>> ROWS =
            Stream.concat(
                            Features.tables().all().stream().<Class<?>>map(Table::row),
                            Features.registry().dispatches().stream().<Class<?>>map(Dispatch::kind))
                    .toList();

    private final RandomGenerator random;

    /** Whether numbers are such as rows take: no wounds are negative. */
    private boolean tame;

    AnyValue(RandomGenerator random) {
        this.random = random;
    }

    Object of(Type type) {
        if (type instanceof ParameterizedType generic) return several(generic);
        if (type == String.class) return words();
        if (type == long.class || type == Long.class) return number();
        if (type == int.class || type == Integer.class) return (int) number();
        if (type == boolean.class || type == Boolean.class) return random.nextBoolean();
        if (type == Duration.class) return Duration.ofMillis(random.nextInt());
        if (type == Instant.class) return Instant.ofEpochMilli(random.nextInt());
        if (type == Command.class) return UnreadLine.UNREAD;
        if (type instanceof Class<?> plain) return of(plain);
        throw new AssertionError("what inputs cannot be made of: " + type);
    }

    private Object of(Class<?> type) {
        if (type == Record.class) return row();
        if (type == RoomId.class) return RoomId.of("z" + words(), words() + "r");
        if (type.isEnum()) return any(List.of(type.getEnumConstants()));
        if (type.isSealed()) return of(any(List.of(type.getPermittedSubclasses())));
        if (!type.isRecord()) throw new AssertionError("what inputs cannot be made of: " + type);
        var before = tame;
        for (var tries = 0; tries < TRIES; tries++) {
            tame |= tries > 0;
            var made = made(type);
            tame = before;
            if (made.isPresent()) return made.get();
        }
        throw new AssertionError("no " + type + " could be made");
    }

    /** A row of any table but those that take few values only. */
    private Object row() {
        while (true) {
            var made = made(any(ROWS));
            if (made.isPresent()) return made.get();
        }
    }

    /** Empty when the values by chance are none that it takes. */
    private Optional<Object> made(Class<?> type) {
        var components = type.getRecordComponents();
        var types = new Class<?>[components.length];
        var values = new Object[components.length];
        for (var i = 0; i < types.length; i++) {
            types[i] = components[i].getType();
            values[i] = of(components[i].getGenericType());
        }
        try {
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return Optional.of(constructor.newInstance(values));
        } catch (InvocationTargetException _) {
            return Optional.empty();
        } catch (ReflectiveOperationException hidden) {
            throw new AssertionError(type.toString(), hidden);
        }
    }

    private Object several(ParameterizedType type) {
        var of = type.getActualTypeArguments();
        var count = random.nextInt(4);
        if (type.getRawType() == Optional.class)
            return count == 0 ? Optional.empty() : Optional.of(of(of[0]));
        if (type.getRawType() == List.class) {
            var list = new ArrayList<Object>();
            for (var i = 0; i < count; i++) list.add(of(of[0]));
            return List.copyOf(list);
        }
        if (type.getRawType() != Map.class)
            throw new AssertionError("what inputs cannot be made of: " + type);
        var map = new LinkedHashMap<Object, Object>();
        for (var i = 0; i < count; i++) map.put(of(of[0]), of(of[1]));
        return map;
    }

    private String words() {
        var words = new StringBuilder();
        for (var left = random.nextInt(9); left > 0; left--)
            words.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        return words.toString();
    }

    private long number() {
        if (tame) return random.nextInt(1, 20);
        return switch (random.nextInt(4)) {
            case 0 -> Long.MIN_VALUE;
            case 1 -> Long.MAX_VALUE;
            case 2 -> random.nextLong();
            default -> random.nextInt(-2, 20);
        };
    }

    <T> T any(List<T> choice) {
        return choice.get(random.nextInt(choice.size()));
    }
}

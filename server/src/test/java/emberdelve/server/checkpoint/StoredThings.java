package emberdelve.server.checkpoint;

import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Stored;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * All things of a kind that a world has in memory, wherever the room of the kind's feature keeps
 * them: in each field of its parts, so that one that is forgotten in a second map is found there.
 */
final class StoredThings<T> {
    /** The key of a thing that is a part itself. */
    private static final long ONLY = 0;

    private final Stored<T, ?> kind;
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Long, List<T>> byKey = new TreeMap<>();

    private StoredThings(Stored<T, ?> kind) {
        this.kind = kind;
    }

    /** The things, by the keys of their rows; one that is kept in two maps is there twice. */
    static <T> Map<Long, List<T>> of(World world, Stored<T, ?> kind) {
        var things = new StoredThings<>(kind);
        for (var part : parts(world)) {
            if (kind.kind().isInstance(part)) things.add(ONLY, part);
            things.look(part);
        }
        return things.byKey;
    }

    private static List<Object> parts(World world) {
        for (var field : World.class.getDeclaredFields()) {
            if (field.getType() != Parts.class) continue;
            var parts = (Parts) value(field, () -> field.get(world)).orElseThrow();
            for (var its : Parts.class.getDeclaredFields())
                if (its.getName().equals("made"))
                    return List.copyOf(
                            ((Map<?, ?>) value(its, () -> its.get(parts)).orElseThrow()).values());
        }
        throw new AssertionError("a world has parts no more");
    }

    private void look(Object at) {
        if (!seen.add(at)) return;
        switch (at) {
            case Map<?, ?> map -> map.forEach(this::entry);
            case Iterable<?> all -> all.forEach(this::found);
            case Optional<?> maybe -> maybe.ifPresent(this::found);
            default -> fields(at);
        }
    }

    private void fields(Object at) {
        var type = at.getClass();
        if (type.isHidden() || !type.getPackageName().equals(kind.getClass().getPackageName()))
            return;
        for (var field : type.getDeclaredFields())
            if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive())
                value(field, () -> field.get(at)).ifPresent(this::found);
    }

    private void entry(Object key, Object value) {
        var id = key(key);
        var other = key(value);
        if (kind.kind().isInstance(value) && id.isPresent()) add(id.get(), value);
        else if (kind.kind().isInstance(key) && other.isPresent()) add(other.get(), key);
        else found(value);
    }

    private void found(Object thing) {
        if (kind.kind().isInstance(thing)) own(thing).ifPresent(key -> add(key, thing));
        look(thing);
    }

    private void add(long key, Object thing) {
        byKey.computeIfAbsent(key, _ -> new ArrayList<>()).add(kind.kind().cast(thing));
    }

    private static Optional<Long> key(Object value) {
        return switch (value) {
            case Long id -> Optional.of(id);
            case ActorId id -> Optional.of(id.value());
            default -> Optional.empty();
        };
    }

    /** The key that the thing itself knows. */
    private static Optional<Long> own(Object thing) {
        for (var method : thing.getClass().getDeclaredMethods()) {
            var isKey = method.getName().equals("id") || method.getName().equals("key");
            if (isKey && method.getReturnType() == long.class && method.getParameterCount() == 0)
                return value(method, () -> method.invoke(thing)).map(Long.class::cast);
        }
        return Optional.empty();
    }

    private interface Reading {
        Object read() throws ReflectiveOperationException;
    }

    private static Optional<Object> value(AccessibleObject of, Reading reading) {
        of.setAccessible(true);
        try {
            return Optional.ofNullable(reading.read());
        } catch (ReflectiveOperationException hidden) {
            throw new LinkageError(of.toString(), hidden);
        }
    }
}

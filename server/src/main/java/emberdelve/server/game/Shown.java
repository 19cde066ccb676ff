package emberdelve.server.game;

import java.util.Map;

/**
 * One look at what the world shows to everybody. Safe for any thread.
 *
 * @param byKind immutable facts, by their classes
 */
public record Shown(Map<Class<?>, Object> byKind) {
    public Shown {
        byKind = Map.copyOf(byKind);
    }

    /**
     * @throws IllegalArgumentException when no feature shows facts of that class
     */
    public <T> T get(Class<T> kind) {
        var facts = byKind.get(kind);
        if (facts == null) throw new IllegalArgumentException("nobody shows " + kind.getName());
        return kind.cast(facts);
    }
}

package emberdelve.server.model;

import emberdelve.config.content.RoomId;

import java.util.Optional;

/** What death means to a character, and what is remembered of its last one. docs/rules.md R3. */
public sealed interface Fate {
    /** Its last death, if it has died. */
    default Optional<Death> lastDeath() {
        return switch (this) {
            case Fate.Living _ -> Optional.empty();
            case Fate.Woke(var death) -> Optional.of(death);
            case Fate.Fallen(var death) -> Optional.of(death);
        };
    }

    /** It has not died yet. */
    enum Living implements Fate {
        /** It will wake again at a refuge. */
        WAKES,
        /** It dies once. */
        HARDCORE
    }

    /** It has died, and woke again. */
    record Woke(Death last) implements Fate {}

    /** It was hardcore and has died. Nobody plays it any more; its name stays taken. */
    record Fallen(Death last) implements Fate {}

    /**
     * @param level it had then
     * @param killer with its article, as of then: {@code a kobold}, {@code Tolo}; empty for its own
     *     hand
     */
    record Death(long tick, int level, RoomId room, String killer) {}
}

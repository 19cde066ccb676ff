package emberdelve.server.model;

import emberdelve.config.content.RoomId;

import java.util.Optional;
import java.util.function.UnaryOperator;

/** The meaning of death to a character, and how it last died (docs/rules.md R3). */
public sealed interface Fate {
    /** The character's last death, if it has died. */
    default Optional<Death> lastDeath() {
        return switch (this) {
            case Fate.Living _ -> Optional.empty();
            case Fate.Woke(var death) -> Optional.of(death);
            case Fate.Fallen(var death) -> Optional.of(death);
        };
    }

    /** The same fate with another name for the killer. */
    default Fate killedBy(UnaryOperator<String> other) {
        return switch (this) {
            case Fate.Living living -> living;
            case Fate.Woke(var death) -> new Fate.Woke(death.killedBy(other));
            case Fate.Fallen(var death) -> new Fate.Fallen(death.killedBy(other));
        };
    }

    /** The character has not died yet. */
    enum Living implements Fate {
        /** The character wakes at a refuge after death. */
        WAKES,
        /** The character is gone for good after death. */
        HARDCORE
    }

    /** The character has died and woke at a refuge. */
    record Woke(Death last) implements Fate {}

    /** The hardcore character has died. Nobody can play it again; its name stays taken. */
    record Fallen(Death last) implements Fate {}

    /**
     * @param level the character's level at death
     * @param killer name with article: {@code a kobold}, {@code Tolo}; empty if it killed itself
     */
    record Death(long tick, int level, RoomId room, String killer) {
        private Death killedBy(UnaryOperator<String> other) {
            return new Death(tick, level, room, other.apply(killer));
        }
    }
}

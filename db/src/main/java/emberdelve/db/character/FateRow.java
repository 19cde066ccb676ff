package emberdelve.db.character;

import emberdelve.db.row.Require;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The meaning of death to a character, and what is known of its last one: all of it or nothing.
 *
 * @param hardcore whether its first death is its last
 * @param deathTick the tick of the world in which it died
 * @param deathLevel the level that it had then
 * @param deathRoom the id of the room in which it died
 * @param deathKiller the killer's name as players read it; blank if it killed itself
 */
public record FateRow(
        boolean hardcore,
        Optional<Long> deathTick,
        Optional<Integer> deathLevel,
        Optional<String> deathRoom,
        Optional<String> deathKiller) {
    public FateRow {
        var isKnown = deathTick.isPresent();
        if (deathLevel.isPresent() != isKnown
                || deathRoom.isPresent() != isKnown
                || deathKiller.isPresent() != isKnown)
            throw new IllegalArgumentException("half a death: " + deathTick + " " + deathRoom);
        deathRoom.ifPresent(room -> Require.word("death_room", room));
        deathKiller.ifPresent(
                killer -> Require.text("death_killer", killer, Require.WORD_MAX_CHARS));
    }

    /** The fate of a character that has not died yet. */
    public static FateRow living(boolean hardcore) {
        return new FateRow(
                hardcore, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The fate of a character that has died. */
    public static FateRow died(boolean hardcore, long tick, int level, String room, String killer) {
        return new FateRow(
                hardcore,
                Optional.of(tick),
                Optional.of(level),
                Optional.of(room),
                Optional.of(killer));
    }

    /** The same fate, with another name for whoever killed it. */
    FateRow killedBy(UnaryOperator<String> other) {
        return new FateRow(hardcore, deathTick, deathLevel, deathRoom, deathKiller.map(other));
    }

    /** Whether it died for good. */
    public boolean hasFallen() {
        return hardcore && deathTick.isPresent();
    }
}

package emberdelve.config.content;

import java.time.Duration;
import java.util.Optional;

/**
 * Monsters that belong to a room and come back to it.
 *
 * @param monster id of its type
 * @param respawn from the death of one to its return
 * @param holds the exit they block, if any
 * @param prowess what they have beyond their kind
 * @param challenge how hard they are meant to be
 * @param when under which skies they are there; empty for all
 * @param rounds the way that they walk, if they do
 */
public record SpawnTemplate(
        RoomId room,
        String monster,
        Dice count,
        Duration respawn,
        Optional<Direction> holds,
        Prowess prowess,
        Challenge challenge,
        Optional<SkyWhen> when,
        Optional<Rounds> rounds) {
    /** Longer than any world lasts: who dies stays dead. */
    public static final Duration NEVER = Duration.ofDays(36_500);

    /** Whether the other one is for as many of the same in the same room. */
    public boolean isAsLarge(SpawnTemplate other) {
        return room.equals(other.room)
                && monster.equals(other.monster)
                && count.equals(other.count);
    }

    /**
     * A spawn of usual monsters of their kind, under any sky; who holds a way is no ordinary enemy.
     */
    public SpawnTemplate(
            RoomId room, String monster, Dice count, Duration respawn, Optional<Direction> holds) {
        this(room, monster, count, respawn, holds, Optional.empty());
    }

    /** A spawn of usual monsters of their kind, under those skies, walking nowhere. */
    public SpawnTemplate(
            RoomId room,
            String monster,
            Dice count,
            Duration respawn,
            Optional<Direction> holds,
            Optional<SkyWhen> when) {
        this(
                room,
                monster,
                count,
                respawn,
                holds,
                Prowess.NONE,
                Challenge.of(holds),
                when,
                Optional.empty());
    }

    /** Whether both are of one kind in one room: what comes back to them is known by that alone. */
    public boolean isOfSamePlace(SpawnTemplate other) {
        return room.equals(other.room) && monster.equals(other.monster);
    }
}

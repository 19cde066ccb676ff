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
 * @param rounds the way that they walk, if they do
 */
public record SpawnTemplate(
        RoomId room,
        String monster,
        Dice count,
        Duration respawn,
        Optional<Direction> holds,
        Prowess prowess,
        Optional<Rounds> rounds) {
    /** Longer than any world lasts: who dies stays dead. */
    public static final Duration NEVER = Duration.ofDays(36_500);

    /** Whether the other one is for as many of the same in the same room. */
    public boolean isAsLarge(SpawnTemplate other) {
        return room.equals(other.room)
                && monster.equals(other.monster)
                && count.equals(other.count);
    }

    /** Without a way to walk. */
    public SpawnTemplate(
            RoomId room,
            String monster,
            Dice count,
            Duration respawn,
            Optional<Direction> holds,
            Prowess prowess) {
        this(room, monster, count, respawn, holds, prowess, Optional.empty());
    }

    /** Of their kind, and no more. */
    public SpawnTemplate(
            RoomId room, String monster, Dice count, Duration respawn, Optional<Direction> holds) {
        this(room, monster, count, respawn, holds, Prowess.NONE);
    }
}

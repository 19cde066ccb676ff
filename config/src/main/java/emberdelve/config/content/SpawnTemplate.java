package emberdelve.config.content;

import java.time.Duration;
import java.util.Optional;

/**
 * Monsters that belong to a room and come back to it.
 *
 * @param monster the id of the monsters' type
 * @param respawn the time from a monster's death to its return
 * @param holds the exit they block, if any
 * @param prowess the strength that they have beyond their kind
 * @param challenge how hard they are meant to be
 * @param when the skies under which they are there; empty for all
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
    /** The respawn of monsters that stay dead: longer than any world lasts. */
    public static final Duration NEVER = Duration.ofDays(36_500);

    /** Whether the other spawn has as many monsters of the same kind in the same room. */
    public boolean isAsLarge(SpawnTemplate other) {
        return room.equals(other.room)
                && monster.equals(other.monster)
                && count.equals(other.count);
    }

    /**
     * A spawn of monsters with the strength of their kind, under any sky, walking nowhere; those
     * that hold an exit are elite.
     */
    public SpawnTemplate(
            RoomId room, String monster, Dice count, Duration respawn, Optional<Direction> holds) {
        this(room, monster, count, respawn, holds, Optional.empty());
    }

    /**
     * A spawn of monsters with the strength of their kind, under those skies, walking nowhere;
     * those that hold an exit are elite.
     */
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

    /** Whether both spawns have the same kind of monsters in the same room. */
    public boolean isOfSamePlace(SpawnTemplate other) {
        return room.equals(other.room) && monster.equals(other.monster);
    }
}

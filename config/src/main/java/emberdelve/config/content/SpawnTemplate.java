package emberdelve.config.content;

import java.time.Duration;
import java.util.Optional;

/**
 * Monsters that belong to a room and come back to it.
 *
 * @param monster id of its type
 * @param respawn from the death of one to its return
 * @param holds the exit they block, if any
 */
public record SpawnTemplate(
        RoomId room, String monster, Dice count, Duration respawn, Optional<Direction> holds) {}

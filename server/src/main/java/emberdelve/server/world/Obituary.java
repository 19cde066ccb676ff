package emberdelve.server.world;

import emberdelve.config.content.RoomId;

/**
 * A character's death, as it is remembered.
 *
 * @param id its number
 * @param characterClass its name: {@code Guardian}
 * @param killer with its article: {@code a kobold}, {@code Tolo}; empty for its own hand
 * @param forGood whether it was hardcore, and is not played any more
 */
public record Obituary(
        long id,
        long tick,
        String who,
        String characterClass,
        int level,
        long xp,
        String killer,
        RoomId room,
        boolean forGood) {}

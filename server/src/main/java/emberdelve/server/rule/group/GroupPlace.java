package emberdelve.server.rule.group;

import emberdelve.config.content.Rank;

/**
 * A member's place in a group.
 *
 * @param group the group's number
 * @param place from 1; the first leads
 * @param loot the group's rule for loot
 * @param keptUntil the world's tick up to which the place of an absent member is kept; 0 for a
 *     member who is there
 */
record GroupPlace(long group, int place, Rank rank, LootRule loot, long keptUntil) {
    /**
     * Whether the member is in the dungeon; if the place is kept, the member is in another world.
     */
    boolean isElsewhere() {
        return keptUntil == 0;
    }

    /** Whether the place is kept no longer. */
    boolean isOver(long now) {
        return !isElsewhere() && keptUntil < now;
    }

    /** The same place, of a member who is there. */
    GroupPlace taken() {
        return keptUntil(0);
    }

    /** The same place, kept up to that tick. */
    GroupPlace keptUntil(long tick) {
        return new GroupPlace(group, place, rank, loot, tick);
    }
}

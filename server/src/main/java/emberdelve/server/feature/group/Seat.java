package emberdelve.server.feature.group;

import emberdelve.config.content.Rank;

/**
 * Somebody's place in a group.
 *
 * @param group the group's number
 * @param place from 1; the first leads
 * @param loot the group's
 * @param keptUntil the world's tick up to which it is kept for one who is not there; 0 for one who
 *     is
 */
record Seat(long group, int place, Rank rank, LootRule loot, long keptUntil) {}

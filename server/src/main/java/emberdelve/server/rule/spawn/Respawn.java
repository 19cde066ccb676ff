package emberdelve.server.rule.spawn;

import emberdelve.config.content.RoomId;

/**
 * A dead monster's return: another of its type will come.
 *
 * @param monster the id of the monster's type
 * @param spawnPoint the room of the spawn point
 * @param dueTick the world's tick of the return, unless the zone stands still then
 */
public record Respawn(long id, String monster, RoomId spawnPoint, long dueTick) {}

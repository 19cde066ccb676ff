package emberdelve.server.feature.spawn;

import emberdelve.config.content.RoomId;

/**
 * A monster has died, and another will come in its place.
 *
 * @param monster id of its type
 * @param spawnPoint the room where it belongs
 * @param dueTick the world's tick in which it comes, unless its zone stands still by then
 */
public record Respawn(long id, String monster, RoomId spawnPoint, long dueTick) {}

package emberdelve.server.world.spawn;

import emberdelve.config.content.RoomId;

/**
 * A monster has died, and another will come in its place.
 *
 * @param monster id of its type
 * @param nest the room where it belongs
 * @param dueTick the world's tick in which it comes, unless its zone stands still by then
 */
public record Return(long id, String monster, RoomId nest, long dueTick) {}

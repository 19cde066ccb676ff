package emberdelve.server.admin;

import emberdelve.config.content.RoomId;

/**
 * A builder wants something done.
 *
 * @param who a character's name
 * @param from an address
 * @param room in which the builder stood
 */
public record BuildOrder(BuildDeed deed, String who, String from, RoomId room) {}

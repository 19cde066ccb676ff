package emberdelve.server.admin;

import emberdelve.config.content.RoomId;

/**
 * A builder wants something done.
 *
 * @param who a character's name
 * @param from an address
 * @param room in which the builder stood
 * @param isText whether it was written line by line: the builder keeps the text if it is not taken
 */
public record BuildOrder(BuildDeed deed, String who, String from, RoomId room, boolean isText) {}

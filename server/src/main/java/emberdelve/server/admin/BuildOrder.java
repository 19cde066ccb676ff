package emberdelve.server.admin;

import emberdelve.config.content.RoomId;

/**
 * A builder wants something done.
 *
 * @param who a character's name
 * @param role theirs
 * @param from an address
 * @param room in which the builder stood
 * @param isText whether it was written line by line: the builder keeps the text if it is not taken
 */
public record BuildOrder(
        BuildDeed deed, String who, Role role, String from, RoomId room, boolean isText) {}

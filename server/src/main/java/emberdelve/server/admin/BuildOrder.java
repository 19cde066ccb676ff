package emberdelve.server.admin;

import emberdelve.config.content.RoomId;

/**
 * The order of a builder to do a deed.
 *
 * @param who the name of the builder's character
 * @param role the builder's role
 * @param from the address from which the builder plays
 * @param room the room in which the builder stood
 * @param isText whether the deed was written line by line: the builder keeps that text if the deed
 *     is refused
 */
public record BuildOrder(
        BuildDeed deed, String who, Role role, String from, RoomId room, boolean isText) {}

package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.model.Actor;

/**
 * A player's character in the dungeon, with the player's role and link.
 *
 * @param from where the link comes from; empty when there is none
 * @param linkDead whether the link is lost
 */
public record Presence(Actor actor, Role role, String from, boolean linkDead) {}

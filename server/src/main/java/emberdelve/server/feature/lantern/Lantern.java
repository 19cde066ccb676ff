package emberdelve.server.feature.lantern;

import emberdelve.server.model.ActorId;

/**
 * A lantern that a player has lit, and the plate that says so.
 *
 * @param id of the world: later ones are higher
 * @param round which lighting it belongs to, from 1
 * @param number scratched into its base
 * @param name of whoever lit it, as it was then
 * @param day when, in days since 1970
 */
public record Lantern(long id, int round, int number, ActorId who, String name, long day) {}

package emberdelve.server.model;

import emberdelve.config.content.Menace;

/**
 * What a monster has shown that it is about to do.
 *
 * @param target whom it was fighting when it showed it
 * @param tick of its zone, before which it is not done
 */
public record Looming(Menace menace, Actor target, long tick) {}

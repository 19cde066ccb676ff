/**
 * Duels: two sides of barbarians, rolled for one story, fight it out in rounds (docs/rules.md R10).
 * Start at {@link emberdelve.server.world.duel.Duels}; {@link emberdelve.server.world.duel.Duel} is
 * the rules alone, without a world.
 *
 * <p>What happens in a duel touches no character: it changes no hit points, no experience, no
 * things and no place.
 */
@NullMarked
package emberdelve.server.world.duel;

import org.jspecify.annotations.NullMarked;

/**
 * What drives an actor from turn to turn. Start at {@link emberdelve.server.world.mind.Mind}; a
 * player's is {@link emberdelve.server.world.mind.PlayerMind}.
 */
@NullMarked
package emberdelve.server.world.mind;

import org.jspecify.annotations.NullMarked;

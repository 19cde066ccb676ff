/**
 * Deeds that cost time, the same for players and monsters. Start at {@link
 * emberdelve.server.world.action.Action}; {@link emberdelve.server.world.action.Turn} is the only
 * door by which one changes the world.
 */
@NullMarked
package emberdelve.server.world.action;

import org.jspecify.annotations.NullMarked;

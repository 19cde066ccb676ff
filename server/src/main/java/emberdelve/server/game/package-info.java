/**
 * Runs the world: takes inputs, runs one tick after the other, and hands out what players are told.
 * Start at {@link emberdelve.server.game.Game}; {@code TickLoop} owns the world thread.
 */
@NullMarked
package emberdelve.server.game;

import org.jspecify.annotations.NullMarked;

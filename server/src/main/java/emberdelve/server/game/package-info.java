/**
 * The world's clockwork: what comes in, one tick after the other, and what goes out. Start at
 * {@link emberdelve.server.game.Game}; {@code TickLoop} owns its thread.
 */
@NullMarked
package emberdelve.server.game;

import org.jspecify.annotations.NullMarked;

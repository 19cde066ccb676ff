/**
 * The simulation: everything that is in the dungeon and all that happens there. Start at {@link
 * emberdelve.server.world.World}.
 *
 * <p>Thread: world, for every class that can change. It knows the JDK and the content types, and
 * nothing of networks, databases, words or clocks: time is a count of ticks.
 */
@NullMarked
package emberdelve.server.world;

import org.jspecify.annotations.NullMarked;

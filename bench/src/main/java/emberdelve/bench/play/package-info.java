/**
 * Players who are no people: what they type, and a dungeon to themselves. Start at {@link
 * emberdelve.bench.play.Profile}; {@link emberdelve.bench.play.Troupe} lets many of them play in
 * this process, and {@code bench.load} over sockets.
 *
 * <p>A brain knows the game by its words alone, as a person does.
 */
@NullMarked
package emberdelve.bench.play;

import org.jspecify.annotations.NullMarked;

/**
 * Players who are no people and play busily: what they type. Start at {@link
 * emberdelve.bench.play.Profile}; {@code bench.load} lets them play over sockets.
 *
 * <p>A brain knows the game by its words alone, as a person does.
 */
@NullMarked
package emberdelve.bench.play;

import org.jspecify.annotations.NullMarked;

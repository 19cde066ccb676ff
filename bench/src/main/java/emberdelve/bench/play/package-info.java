/**
 * The lines that bots type, who play busily. Start at {@link emberdelve.bench.play.Profile}; {@code
 * bench.load} lets them play over sockets.
 *
 * <p>A brain knows the game by its words alone, as a person does.
 */
@NullMarked
package emberdelve.bench.play;

import org.jspecify.annotations.NullMarked;

/**
 * The inputs and answers between threads, all of them values. {@link emberdelve.server.link.Input}
 * goes into the world through the one {@link emberdelve.server.link.Inbox}, and is written down by
 * {@link emberdelve.server.link.InputNotation}; {@link emberdelve.server.link.Heard} comes out in a
 * {@link emberdelve.server.link.Batch} to each player's {@link emberdelve.server.link.Link}.
 *
 * <p>This package knows neither the game that runs the inputs nor the sessions that send them.
 */
@NullMarked
package emberdelve.server.link;

import org.jspecify.annotations.NullMarked;

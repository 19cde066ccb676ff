/** The time outside the game, and how much it allows. */
@NullMarked
package emberdelve.server.time;

import org.jspecify.annotations.NullMarked;

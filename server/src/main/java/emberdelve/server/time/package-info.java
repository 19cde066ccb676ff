/** The time outside the game, and how much may happen in a time. */
@NullMarked
package emberdelve.server.time;

import org.jspecify.annotations.NullMarked;

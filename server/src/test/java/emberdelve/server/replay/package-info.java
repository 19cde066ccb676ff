/** How recordings are written and read; whole games are replayed in {@code bench}. */
@NullMarked
package emberdelve.server.replay;

import org.jspecify.annotations.NullMarked;

/** How recordings are written and read; whole games are linked in {@code bench}. */
@NullMarked
package emberdelve.server.link;

import org.jspecify.annotations.NullMarked;

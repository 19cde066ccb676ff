/** Monsters that come, and come back. */
@NullMarked
package emberdelve.server.world.spawn;

import org.jspecify.annotations.NullMarked;

/** What can be seen from where. */
@NullMarked
package emberdelve.server.world.space;

import org.jspecify.annotations.NullMarked;

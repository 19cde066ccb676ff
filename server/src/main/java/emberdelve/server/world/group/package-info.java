/** People who go down together. */
@NullMarked
package emberdelve.server.world.group;

import org.jspecify.annotations.NullMarked;

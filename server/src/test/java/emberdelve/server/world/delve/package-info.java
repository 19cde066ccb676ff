/** Tests of how delves are made, without a world. */
@NullMarked
package emberdelve.server.world.delve;

import org.jspecify.annotations.NullMarked;

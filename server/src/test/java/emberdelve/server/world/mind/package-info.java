/** Tests of minds without a world. */
@NullMarked
package emberdelve.server.world.mind;

import org.jspecify.annotations.NullMarked;

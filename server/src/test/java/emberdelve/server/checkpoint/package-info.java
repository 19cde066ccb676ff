/** Tests of how the world is stored. */
@NullMarked
package emberdelve.server.checkpoint;

import org.jspecify.annotations.NullMarked;

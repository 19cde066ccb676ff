/** Who notices what happened, and from which way. It finds readers; words are found elsewhere. */
@NullMarked
package emberdelve.server.world.perception;

import org.jspecify.annotations.NullMarked;

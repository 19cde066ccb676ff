/** Actors: their scores and what these add. */
@NullMarked
package emberdelve.server.world.actor;

import org.jspecify.annotations.NullMarked;

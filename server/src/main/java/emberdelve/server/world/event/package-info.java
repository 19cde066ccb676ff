/**
 * Facts: what happened, with the names of those it happened to as of that tick, and no words. Start
 * at {@link emberdelve.server.world.event.WorldEvent}.
 */
@NullMarked
package emberdelve.server.world.event;

import org.jspecify.annotations.NullMarked;

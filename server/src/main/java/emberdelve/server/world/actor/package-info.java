/**
 * Those who act: players' characters and monsters alike. Start at {@link
 * emberdelve.server.world.actor.Actor}.
 */
@NullMarked
package emberdelve.server.world.actor;

import org.jspecify.annotations.NullMarked;

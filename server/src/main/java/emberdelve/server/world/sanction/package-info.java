/**
 * Who may not talk, act or come in. Start at {@link emberdelve.server.world.sanction.Sanctions}.
 * Its time is that of the wall, and is told to it from outside.
 */
@NullMarked
package emberdelve.server.world.sanction;

import org.jspecify.annotations.NullMarked;

/**
 * People who fight for pay. Start at {@link emberdelve.server.world.hire.Hirelings}; what goes on
 * in their heads is {@link emberdelve.server.world.mind.Hired}. It knows no words, and stores
 * nothing.
 */
@NullMarked
package emberdelve.server.world.hire;

import org.jspecify.annotations.NullMarked;

/** Striking, fleeing, and using what helps. */
@NullMarked
package emberdelve.server.command.fight;

import org.jspecify.annotations.NullMarked;

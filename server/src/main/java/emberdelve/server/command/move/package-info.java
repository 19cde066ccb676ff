/** Going from room to room. */
@NullMarked
package emberdelve.server.command.move;

import org.jspecify.annotations.NullMarked;

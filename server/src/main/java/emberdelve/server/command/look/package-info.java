/** Seeing: rooms, things, people. */
@NullMarked
package emberdelve.server.command.look;

import org.jspecify.annotations.NullMarked;

/** Tests of what staff type. */
@NullMarked
package emberdelve.server.command.look;

import org.jspecify.annotations.NullMarked;

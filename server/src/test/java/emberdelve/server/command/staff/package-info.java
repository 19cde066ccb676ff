/** Tests of what staff type. */
@NullMarked
package emberdelve.server.command.staff;

import org.jspecify.annotations.NullMarked;

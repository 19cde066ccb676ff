/**
 * The operator at the server's own standard input and output. Start at {@link
 * emberdelve.server.console.Console}; {@link emberdelve.server.console.Seat} is where the operator
 * sits, at a terminal or at the end of a pipe.
 */
@NullMarked
package emberdelve.server.console;

import org.jspecify.annotations.NullMarked;

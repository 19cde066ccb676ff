/**
 * The operator at the server's own standard input and output. Start at {@link
 * emberdelve.server.console.Console}.
 */
@NullMarked
package emberdelve.server.console;

import org.jspecify.annotations.NullMarked;

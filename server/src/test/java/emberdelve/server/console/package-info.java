/** The operator's console. */
@NullMarked
package emberdelve.server.console;

import org.jspecify.annotations.NullMarked;

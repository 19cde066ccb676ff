/** The command line, as far as it starts nothing. Start at {@code CommandLinesTest}. */
@NullMarked
package emberdelve.server.cli;

import org.jspecify.annotations.NullMarked;

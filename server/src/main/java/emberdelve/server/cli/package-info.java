/** The command line, one command a file. Start at {@link emberdelve.server.cli.Serve}. */
@NullMarked
package emberdelve.server.cli;

import org.jspecify.annotations.NullMarked;

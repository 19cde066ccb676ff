/**
 * Reads the lines that players type. Start at {@link emberdelve.server.command.Verbs}, which turns
 * a line into a command. Each verb is a small record in the room of its feature.
 *
 * <p>A line is parsed on the connection's event loop, without the world. The actors and items that
 * it names are found on the world thread, when the command runs.
 */
@NullMarked
package emberdelve.server.command;

import org.jspecify.annotations.NullMarked;

/**
 * What players may type. Start at {@link emberdelve.server.command.Verbs}, which reads a line; each
 * verb is a small record in the folder of its kind.
 *
 * <p>Words are parsed on the connection's event loop, without the world; whom they mean is found on
 * the world thread, when the command runs.
 */
@NullMarked
package emberdelve.server.command;

import org.jspecify.annotations.NullMarked;

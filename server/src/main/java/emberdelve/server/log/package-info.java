/**
 * The log, written by threads of its own: a disk or a pipe that stands still may lose lines, but
 * nobody who logs a line ever waits. Begin with {@link emberdelve.server.log.LogBacklog}.
 */
@NullMarked
package emberdelve.server.log;

import org.jspecify.annotations.NullMarked;

/** Speaking to each other. */
@NullMarked
package emberdelve.server.command.talk;

import org.jspecify.annotations.NullMarked;

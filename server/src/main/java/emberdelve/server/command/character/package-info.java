/** One's own character, and the link. */
@NullMarked
package emberdelve.server.command.character;

import org.jspecify.annotations.NullMarked;

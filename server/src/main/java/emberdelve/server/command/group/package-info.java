/** Going together. */
@NullMarked
package emberdelve.server.command.group;

import org.jspecify.annotations.NullMarked;

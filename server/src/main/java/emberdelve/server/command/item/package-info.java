/** Things: taking, giving, wearing. */
@NullMarked
package emberdelve.server.command.item;

import org.jspecify.annotations.NullMarked;

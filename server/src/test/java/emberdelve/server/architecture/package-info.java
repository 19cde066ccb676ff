/** What must stay true of the code itself. */
@NullMarked
package emberdelve.server.architecture;

import org.jspecify.annotations.NullMarked;

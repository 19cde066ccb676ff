/** Tests of how names are read. */
@NullMarked
package emberdelve.server.command;

import org.jspecify.annotations.NullMarked;

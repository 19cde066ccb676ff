/** Tests of the log. */
@NullMarked
package emberdelve.server.log;

import org.jspecify.annotations.NullMarked;

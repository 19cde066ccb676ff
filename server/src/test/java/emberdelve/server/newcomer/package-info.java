/** Tests of the first minutes. */
@NullMarked
package emberdelve.server.newcomer;

import org.jspecify.annotations.NullMarked;

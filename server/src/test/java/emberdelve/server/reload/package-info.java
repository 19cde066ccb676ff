/** Tests of reading and keeping content. */
@NullMarked
package emberdelve.server.reload;

import org.jspecify.annotations.NullMarked;

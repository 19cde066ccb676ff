/** Tests of how inputs are written and read. */
@NullMarked
package emberdelve.server.link;

import org.jspecify.annotations.NullMarked;

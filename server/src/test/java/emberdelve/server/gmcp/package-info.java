/** Messages for programs, held against their schemas. */
@NullMarked
package emberdelve.server.gmcp;

import org.jspecify.annotations.NullMarked;

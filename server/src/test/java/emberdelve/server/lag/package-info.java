/** Tests of what is known of slow ticks. */
@NullMarked
package emberdelve.server.lag;

import org.jspecify.annotations.NullMarked;

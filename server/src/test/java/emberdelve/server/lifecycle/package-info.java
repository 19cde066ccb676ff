/** Starting and stopping in order. */
@NullMarked
package emberdelve.server.lifecycle;

import org.jspecify.annotations.NullMarked;

/** Simulated fights, and what is told of them. */
@NullMarked
package emberdelve.server.simulate;

import org.jspecify.annotations.NullMarked;

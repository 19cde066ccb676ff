/** The load generator, tried against the echo: what it counts must be true. */
@NullMarked
package emberdelve.bench.load;

import org.jspecify.annotations.NullMarked;

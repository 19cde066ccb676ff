/** The measurement of what several regions carry at one time, beside one. */
@NullMarked
package emberdelve.bench.region;

import org.jspecify.annotations.NullMarked;

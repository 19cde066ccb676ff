@NullMarked
package emberdelve.bench.curve;

import org.jspecify.annotations.NullMarked;

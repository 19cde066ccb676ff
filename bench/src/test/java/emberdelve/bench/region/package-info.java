@NullMarked
package emberdelve.bench.region;

import org.jspecify.annotations.NullMarked;

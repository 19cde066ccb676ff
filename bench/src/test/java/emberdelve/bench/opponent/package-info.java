@NullMarked
package emberdelve.bench.opponent;

import org.jspecify.annotations.NullMarked;

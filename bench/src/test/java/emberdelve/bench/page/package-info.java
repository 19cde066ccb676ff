@NullMarked
package emberdelve.bench.page;

import org.jspecify.annotations.NullMarked;

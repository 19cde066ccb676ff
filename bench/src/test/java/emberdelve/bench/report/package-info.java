@NullMarked
package emberdelve.bench.report;

import org.jspecify.annotations.NullMarked;

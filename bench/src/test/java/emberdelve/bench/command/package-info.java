@NullMarked
package emberdelve.bench.command;

import org.jspecify.annotations.NullMarked;

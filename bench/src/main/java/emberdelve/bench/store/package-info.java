/**
 * The measurement of how long saving takes, and how large the file becomes. Start at {@link
 * emberdelve.bench.store.StoreBench}.
 */
@NullMarked
package emberdelve.bench.store;

import org.jspecify.annotations.NullMarked;

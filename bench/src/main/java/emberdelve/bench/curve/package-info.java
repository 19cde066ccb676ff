/**
 * The growth of costs with the size of something, and by which power. Start at {@link
 * emberdelve.bench.curve.Growth}; {@link emberdelve.bench.curve.Curves} are the things that grow.
 */
@NullMarked
package emberdelve.bench.curve;

import org.jspecify.annotations.NullMarked;

/**
 * The growth of costs with the size of something, and by which power. Start at {@link
 * emberdelve.bench.curve.Growth}; each {@link emberdelve.bench.curve.Curve} is one thing that
 * grows.
 */
@NullMarked
package emberdelve.bench.curve;

import org.jspecify.annotations.NullMarked;

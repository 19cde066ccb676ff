/** Bots in this process, and what they have done, done again. */
@NullMarked
package emberdelve.bench.play;

import org.jspecify.annotations.NullMarked;

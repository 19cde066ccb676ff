/**
 * The forms of one value in a file: numbers, durations, dice, words. Start at {@link
 * emberdelve.config.read.scalar.Scalar}.
 *
 * <p>Pure: text in, value out. Nothing here knows YAML, files or problems.
 */
@NullMarked
package emberdelve.config.read.scalar;

import org.jspecify.annotations.NullMarked;

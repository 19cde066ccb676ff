/** The distance of a mistyped word from the one that was meant. */
@NullMarked
package emberdelve.config.spelling;

import org.jspecify.annotations.NullMarked;

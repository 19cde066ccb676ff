/** How far a mistyped word is from the one that was meant. */
@NullMarked
package emberdelve.config.spelling;

import org.jspecify.annotations.NullMarked;

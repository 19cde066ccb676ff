/** Tests of the forms that a value may have. */
@NullMarked
package emberdelve.config.read.scalar;

import org.jspecify.annotations.NullMarked;

/** What values may look like. */
@NullMarked
package emberdelve.config.read.scalar;

import org.jspecify.annotations.NullMarked;

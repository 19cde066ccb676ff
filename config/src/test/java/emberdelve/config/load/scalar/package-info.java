/** What values may look like. */
@NullMarked
package emberdelve.config.load.scalar;

import org.jspecify.annotations.NullMarked;

/** All that features have in the content is kept as it was read. */
@NullMarked
package emberdelve.config.learnt;

import org.jspecify.annotations.NullMarked;

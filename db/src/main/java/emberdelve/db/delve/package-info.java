/**
 * Delves that are open or were cleared. Start at {@link emberdelve.db.delve.DelveRow}. It does not
 * know what a delve is made of: that follows from its seed.
 */
@NullMarked
package emberdelve.db.delve;

import org.jspecify.annotations.NullMarked;

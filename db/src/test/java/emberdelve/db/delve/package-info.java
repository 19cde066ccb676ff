/** Tests of the rows of delves. */
@NullMarked
package emberdelve.db.delve;

import org.jspecify.annotations.NullMarked;

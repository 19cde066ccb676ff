/** Tests of counting experience anew. */
@NullMarked
package emberdelve.db.recount;

import org.jspecify.annotations.NullMarked;

/** Tests of what keeps people from talking, acting and coming in. */
@NullMarked
package emberdelve.db.sanction;

import org.jspecify.annotations.NullMarked;

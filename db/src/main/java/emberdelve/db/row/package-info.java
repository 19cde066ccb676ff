/**
 * The foundation of all rows: {@link Table}, which is made of a record and knows all that a table
 * needs; {@link Require} and {@link RowDigest} for the records. Knows no table of the game.
 */
@NullMarked
package emberdelve.db.row;

import org.jspecify.annotations.NullMarked;

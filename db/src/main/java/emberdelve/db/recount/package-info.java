/**
 * Counts stored experience anew when the game's curve of levels has become another: {@link
 * emberdelve.db.recount.Recounts}. How it is counted, the game says.
 */
@NullMarked
package emberdelve.db.recount;

import org.jspecify.annotations.NullMarked;

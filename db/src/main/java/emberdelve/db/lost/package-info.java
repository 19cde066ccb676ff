/**
 * Things whose rows contradict the others: {@link emberdelve.db.lost.LostAndFound} finds them at a
 * start and puts them aside, so that the world can be played and nothing is deleted.
 *
 * <p>Only for what the digests vouch for: it was written like that, by a fault of ours. Rows that
 * were changed behind our back are damage, and refused. Knows no rule of the game.
 */
@NullMarked
package emberdelve.db.lost;

import org.jspecify.annotations.NullMarked;

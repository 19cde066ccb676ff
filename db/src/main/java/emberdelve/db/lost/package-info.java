/**
 * Things whose rows contradict the others: {@link emberdelve.db.lost.LostAndFound} finds them at a
 * start and puts them aside, so that the world can be played and nothing is deleted.
 *
 * <p>It is only for rows that the digests vouch for: a fault of ours wrote them like that. Rows
 * that were changed behind our back are damage, and refused. Knows no rule of the game.
 */
@NullMarked
package emberdelve.db.lost;

import org.jspecify.annotations.NullMarked;

/**
 * Turns: players are shown whose turn comes when. Start at {@link
 * emberdelve.server.rule.turn.TurnFeature}.
 */
@NullMarked
package emberdelve.server.rule.turn;

import org.jspecify.annotations.NullMarked;

/**
 * Shows players whose turn comes when. Start at {@link emberdelve.server.feature.turn.TurnFeature}.
 */
@NullMarked
package emberdelve.server.feature.turn;

import org.jspecify.annotations.NullMarked;

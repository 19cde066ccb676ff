/**
 * Movement: walking, running, fleeing, following, and doors. Start at {@link
 * emberdelve.server.feature.move.MoveFeature}.
 */
@NullMarked
package emberdelve.server.feature.move;

import org.jspecify.annotations.NullMarked;

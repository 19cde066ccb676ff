/**
 * Movement: coming and going, walking, running, fleeing, following, and doors. Start at {@link
 * emberdelve.server.rule.move.MoveFeature}.
 */
@NullMarked
package emberdelve.server.rule.move;

import org.jspecify.annotations.NullMarked;

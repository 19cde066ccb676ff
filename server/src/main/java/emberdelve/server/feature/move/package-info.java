/** Walking, doors, following. Start at {@link emberdelve.server.feature.move.MoveFeature}. */
@NullMarked
package emberdelve.server.feature.move;

import org.jspecify.annotations.NullMarked;

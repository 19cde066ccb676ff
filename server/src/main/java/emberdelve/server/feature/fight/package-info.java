/**
 * Fights, and what one uses in them. Start at {@link emberdelve.server.feature.fight.FightFeature}.
 */
@NullMarked
package emberdelve.server.feature.fight;

import org.jspecify.annotations.NullMarked;

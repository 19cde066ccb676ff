/**
 * Fights: attacks, rescue and guarding, recovery, and death. Start at {@link
 * emberdelve.server.feature.fight.FightFeature}, then {@link
 * emberdelve.server.feature.fight.Attack}.
 */
@NullMarked
package emberdelve.server.feature.fight;

import org.jspecify.annotations.NullMarked;

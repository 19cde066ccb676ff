/**
 * Fights: attacks, rescue and guarding, recovery, and death. Start at {@link
 * emberdelve.server.rule.fight.FightFeature}, then {@link emberdelve.server.rule.fight.Attack}.
 */
@NullMarked
package emberdelve.server.rule.fight;

import org.jspecify.annotations.NullMarked;

package emberdelve.server.rule.spawn;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Dice;
import emberdelve.config.content.MonsterType;

/**
 * The numbers of a living monster when its type has changed: what it rolled and learned stays its
 * own, and moves as far as the average of its type has moved. Pure.
 */
final class GrownStats {
    private GrownStats() {}

    static BaseStats of(BaseStats own, MonsterType old, MonsterType now) {
        return new BaseStats(
                Math.max(1, own.hp() + moved(old.hp(), now.hp())),
                Math.max(0, own.attack() + moved(old.attack(), now.attack())),
                percent(own.attackChance() + moved(old.attackChance(), now.attackChance())),
                Math.max(0, own.defense() + moved(old.defense(), now.defense())),
                percent(own.defenseChance() + moved(old.defenseChance(), now.defenseChance())),
                Math.max(1, own.speed() + now.speed() - old.speed()),
                Math.max(0, own.vision() + now.vision() - old.vision()));
    }

    private static int moved(Dice old, Dice now) {
        return (int) Math.round(now.mean() - old.mean());
    }

    private static int percent(int of) {
        return Math.clamp(of, 0, 100);
    }
}

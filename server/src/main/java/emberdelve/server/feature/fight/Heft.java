package emberdelve.server.feature.fight;

import emberdelve.server.model.Fighter;

import java.util.random.RandomGenerator;

/** What gear makes of a blow, whatever the rules of the zone (docs/rules.md R14.3). Pure. */
final class Heft {
    private static final int WHOLE = 100;

    private Heft() {}

    /**
     * With the percents of both. Chance decides about what is less than a point: five percent of
     * the small wounds of a beginner would otherwise be nothing.
     */
    static AttackResult weighed(
            AttackResult result, Fighter attacker, Fighter defender, RandomGenerator random) {
        var percent = attacker.percentAgainst(defender);
        if (percent == WHOLE
                || !(result instanceof AttackResult.Wounded(var rolls, var blocks, var damage)))
            return result;
        var weighed = (damage * percent + random.nextInt(WHOLE)) / WHOLE;
        return new AttackResult.Wounded(rolls, blocks, Math.max(1, weighed));
    }
}

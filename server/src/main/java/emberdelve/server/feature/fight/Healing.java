package emberdelve.server.feature.fight;

import emberdelve.config.content.Rules;

/** Recovery of hit points outside fights (docs/rules.md R3.4). */
final class Healing {
    private final Rules.Healing numbers;

    public Healing(Rules.Healing numbers) {
        this.numbers = numbers;
    }

    /**
     * The number of helpings up to now.
     *
     * @param ticksSinceFight since the last blow given or taken
     */
    public long helpings(long ticksSinceFight) {
        if (ticksSinceFight < numbers.restTicks()) return 0;
        return (ticksSinceFight - numbers.restTicks()) / numbers.everyTicks() + 1;
    }

    /** Hit points of one helping, at least 1. */
    public int helping(int maxHp, boolean inRefuge) {
        var helping = Math.max(1, maxHp / numbers.divisor());
        return inRefuge ? helping * numbers.refugeFactor() : helping;
    }
}

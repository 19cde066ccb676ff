package emberdelve.server.rule.fight;

import emberdelve.config.content.Rules;

import java.util.function.Supplier;

/** Recovery of hit points outside fights (docs/rules.md R3.4). */
final class Healing {
    private final Supplier<Rules.Healing> numbers;

    /**
     * @param numbers the numbers of the rules, asked for at each use
     */
    public Healing(Supplier<Rules.Healing> numbers) {
        this.numbers = numbers;
    }

    /**
     * The number of helpings of hit points since the last fight.
     *
     * @param ticksSinceFight the ticks since the last blow that was given or taken
     */
    public long helpings(long ticksSinceFight) {
        var now = numbers.get();
        if (ticksSinceFight < now.restTicks()) return 0;
        return (ticksSinceFight - now.restTicks()) / now.everyTicks() + 1;
    }

    /** The hit points of one helping, at least 1. */
    public int helping(int maxHp, boolean inRefuge) {
        var now = numbers.get();
        var helping = Math.max(1, maxHp / now.divisor());
        return inRefuge ? helping * now.refugeFactor() : helping;
    }
}

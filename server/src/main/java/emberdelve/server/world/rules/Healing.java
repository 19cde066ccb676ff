package emberdelve.server.world.rules;

import emberdelve.config.content.Rules;

/** Getting well outside fights (GAME section 3). */
public final class Healing {
    private final Rules.Healing numbers;

    public Healing(Rules.Healing numbers) {
        this.numbers = numbers;
    }

    /**
     * Whether a helping comes in this tick.
     *
     * @param ticksSinceFight since the last blow given or taken
     */
    public boolean isDue(long ticksSinceFight) {
        return ticksSinceFight >= numbers.restTicks()
                && (ticksSinceFight - numbers.restTicks()) % numbers.everyTicks() == 0;
    }

    /** One helping, at least 1. */
    public int helping(int maxHp, boolean inRefuge) {
        var helping = Math.max(1, maxHp / numbers.divisor());
        return inRefuge ? helping * numbers.refugeFactor() : helping;
    }
}

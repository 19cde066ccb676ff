package emberdelve.server.rule.fight;

import java.util.random.RandomGenerator;

/** Dice that fall as they are told. */
public final class LoadedDice implements RandomGenerator {
    private final int[] rolls;
    private int rolled;

    public LoadedDice(int... rolls) {
        this.rolls = rolls;
    }

    /** How many. */
    public int rolled() {
        return rolled;
    }

    @Override
    public int nextInt(int origin, int bound) {
        return rolls[rolled++];
    }

    @Override
    public long nextLong() {
        throw new UnsupportedOperationException("only dice are rolled here");
    }
}

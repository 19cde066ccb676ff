package emberdelve.db.character;

import emberdelve.db.row.Require;

/**
 * The coins of a character.
 *
 * @param gold that it carries, 0..{@link #GOLD_MAX}
 * @param bankGold that a bank keeps for it, likewise
 * @param boundGold how much of {@code gold} nobody else can have
 */
public record PurseRow(long gold, long bankGold, long boundGold) {
    /** A purse's limit: sums of many purses still fit a {@code long}. */
    public static final long GOLD_MAX = 1_000_000_000_000L;

    public PurseRow {
        Require.range("gold", gold, 0, GOLD_MAX);
        Require.range("bank_gold", bankGold, 0, GOLD_MAX);
        Require.range("bound_gold", boundGold, 0, gold);
    }

    /** A purse without bound gold. */
    public PurseRow(long gold, long bankGold) {
        this(gold, bankGold, 0);
    }

    /** All coins of the character: those that it carries and those in the bank. */
    public long all() {
        return gold + bankGold;
    }
}

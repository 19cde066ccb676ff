package emberdelve.server.model;

/** What a purse holds at most. */
public final class Purse {
    /**
     * Coins that a purse, or an account at the bank, can hold; more is refused before it happens.
     */
    public static final long GOLD_MAX = 1_000_000_000_000L;

    private Purse() {}
}

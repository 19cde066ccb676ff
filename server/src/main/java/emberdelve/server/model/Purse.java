package emberdelve.server.model;

/** The limit of gold. */
public final class Purse {
    /** Most coins in a purse or a bank account; an action that would exceed it is refused. */
    public static final long GOLD_MAX = 1_000_000_000_000L;

    private Purse() {}
}

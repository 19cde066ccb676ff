package emberdelve.server.model;

/** A character's bank account: every bank shows the same one. Thread: world. */
public final class Vault {
    /** Most items in the account, those in bags included: ten packs, and still a readable list. */
    public static final int THINGS_MAX = 400;

    private final Holder things = new Holder();
    private final Runnable changed;
    private long gold;

    /**
     * @param changed is run when the account's gold has changed
     */
    Vault(Runnable changed) {
        this.changed = changed;
    }

    public Holder things() {
        return things;
    }

    /** Whether there is room for the item with its contents. */
    public boolean fits(Item item) {
        var inside = item.withContents().size();
        for (var kept : things.items()) inside += kept.withContents().size();
        return inside <= THINGS_MAX;
    }

    public long gold() {
        return gold;
    }

    /**
     * @throws IllegalArgumentException when negative or more than {@link Purse#GOLD_MAX}
     */
    public void setGold(long newGold) {
        if (newGold < 0 || newGold > Purse.GOLD_MAX)
            throw new IllegalArgumentException("bank gold: " + newGold + " (expected: 0..10^12)");
        gold = newGold;
        changed.run();
    }
}

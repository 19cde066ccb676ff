package emberdelve.server.model;

/** What banks keep for one character: the same in each of them. Thread: world. */
public final class Vault {
    /** What ten packs hold, and a list that can still be read; what is in bags counts. */
    public static final int THINGS_MAX = 400;

    private final Holder things = new Holder();
    private final Runnable changed;
    private long gold;

    /**
     * @param changed is run when the gold in it is another sum
     */
    Vault(Runnable changed) {
        this.changed = changed;
    }

    public Holder things() {
        return things;
    }

    /** Whether there is room for that, with all that is in it. */
    public boolean fits(Item item) {
        var inside = item.withContents().size();
        for (var kept : things.items()) inside += kept.withContents().size();
        return inside <= THINGS_MAX;
    }

    public long gold() {
        return gold;
    }

    /**
     * @throws IllegalArgumentException when it would be negative or beyond {@link Purse#GOLD_MAX}
     */
    public void setGold(long newGold) {
        if (newGold < 0 || newGold > Purse.GOLD_MAX)
            throw new IllegalArgumentException("bank gold: " + newGold + " (expected: 0..10^12)");
        gold = newGold;
        changed.run();
    }
}

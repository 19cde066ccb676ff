package emberdelve.server.feature.dice;

import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Purse;

import java.util.Map;
import java.util.TreeMap;

/** The stakes on the table, with those that were there when the server stopped. Thread: world. */
final class DiceStakes {
    /** The reason under which the ledger books what is staked and what is won. */
    static final String LEDGER = "dice";

    private final World world;
    private final Marks<DiceStake> marks;

    /** The stakes by the characters' ids. */
    private final Map<Long, DiceStake> onTable = new TreeMap<>();

    DiceStakes(World world) {
        this.world = world;
        marks = world.changes().of(DiceStake.class);
    }

    /**
     * Takes over a stake that was on the table when the server stopped, and that is owed to the
     * character.
     */
    void restore(DiceStakeRow row) {
        onTable.put(row.characterId(), new DiceStake(row.gold()));
    }

    Map<Long, DiceStake> all() {
        return Map.copyOf(onTable);
    }

    boolean has(Actor player) {
        return onTable.containsKey(player.id().value());
    }

    /**
     * Takes the player's stake. {@code gold}: the coins, which must be in the purse and not bound.
     */
    void put(Actor player, long gold) {
        player.partWith(gold);
        world.part(Ledger.class).destroyGold(LEDGER, gold);
        var stake = new DiceStake(gold);
        onTable.put(player.id().value(), stake);
        marks.changed(player.id().value(), stake);
    }

    /** Gives the player the stake back; returns the coins, 0 if there is no stake. */
    long giveBack(Actor player) {
        var stake = onTable.get(player.id().value());
        if (stake == null) return 0;
        lose(player);
        pay(player, stake.gold());
        return stake.gold();
    }

    /** Takes the player's stake off the table, without giving it back. */
    void lose(Actor player) {
        forget(player.id());
    }

    void forget(ActorId player) {
        if (drop(player)) marks.gone(player.value());
    }

    /** Takes out a stake without marking it as gone; false if there was none. */
    boolean drop(ActorId player) {
        return onTable.remove(player.value()) != null;
    }

    /** Pays the player gold from the pot, but no more than the purse can hold. */
    void pay(Actor player, long gold) {
        var paid = Math.min(gold, Purse.GOLD_MAX - player.gold());
        world.part(Ledger.class).mintGold(LEDGER, paid);
        player.setGold(player.gold() + paid);
    }
}

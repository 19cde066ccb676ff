package emberdelve.server.rule.item;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Purse;
import emberdelve.server.rule.group.Groups;

import java.util.List;

/** The purses between which gold moves; none is minted or destroyed here. Thread: world. */
final class Purses {
    private final World world;
    private final Groups groups;

    public Purses(World world, Groups groups) {
        this.world = world;
        this.groups = groups;
    }

    /**
     * Gives gold. {@code amount}: the coins, which the caller has checked against the giver's free
     * gold and the room in the receiver's purse.
     */
    public void give(Actor from, Actor to, long amount) {
        from.partWith(amount);
        to.setGold(to.gold() + amount);
        world.emit(from.room(), new ItemEvent.GaveGold(from.named(), to.named(), amount));
    }

    /**
     * Takes the gold of corpses and splits it among the taker's group in the room; the remainder is
     * the taker's (docs/rules.md R6.20). A member whose purse is full gets none; if the taker's
     * purse is full, all gold stays where it is.
     *
     * @param corpses the corpses, at least one, all with gold
     */
    public void takeFrom(List<Corpse> corpses, Actor taker) {
        var amount = corpses.stream().mapToLong(Corpse::gold).sum();
        if (!hasRoom(taker, amount)) return;
        var sharers =
                groups.companionsOf(taker).stream()
                        .filter(Actor::isPresent)
                        .filter(each -> each.room() == taker.room())
                        .filter(each -> hasRoom(each, amount))
                        .toList();
        corpses.forEach(Corpse::takeGold);
        var share = amount / sharers.size();
        world.emit(
                taker.room(),
                corpses.size() == 1
                        ? new ItemEvent.TookGold(taker.named(), amount, corpses.getFirst().of())
                        : new ItemEvent.TookAllGold(taker.named(), amount, corpses.size()));
        taker.setGold(taker.gold() + amount - share * (sharers.size() - 1));
        var others = sharers.stream().filter(each -> each != taker).toList();
        if (others.isEmpty() || share == 0) return;
        for (var sharer : others) {
            sharer.setGold(sharer.gold() + share);
            world.tell(sharer, new ItemEvent.SharedGold(sharer.named(), taker.named(), share));
        }
        var named = others.stream().map(Actor::named).toList();
        world.tell(taker, new ItemEvent.SplitGold(taker.named(), named, share));
    }

    private static boolean hasRoom(Actor actor, long amount) {
        return amount <= Purse.GOLD_MAX - actor.gold();
    }
}

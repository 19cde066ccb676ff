package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Purse;

/**
 * The giving of new things and gold to characters, and the taking of things and gold that are
 * destroyed; the ledger books both under the reason. Thread: world.
 */
public final class Gifts {
    private final World world;
    private final Items items;
    private final Burden burden;

    Gifts(World world, Items items, Burden burden) {
        this.world = world;
        this.items = items;
        this.burden = burden;
    }

    /**
     * Gives one new item; if the character cannot carry it, the bank keeps it (R6.31).
     *
     * @param bound whether nobody else may have it
     */
    public void give(Actor to, ItemType type, boolean bound, String reason) {
        var place = placeFor(to, type);
        var pile = new Pile(type, 1);
        var given = items.mint(type, place, reason);
        if (bound) given.bindTo(to.id());
        world.tell(
                to,
                place instanceof OuterPlace.Banked
                        ? new ItemEvent.KeptAtBank(to.named(), pile)
                        : new ItemEvent.Received(to.named(), pile));
    }

    /**
     * The place of a thing that the character is given: its pack, or the bank if it cannot carry
     * it.
     */
    public OuterPlace placeFor(Actor to, ItemType type) {
        return burden.canCarry(to, type) ? new OuterPlace.Carried(to) : new OuterPlace.Banked(to);
    }

    /** Gives that amount of gold, or as much as there is room for in the purse. */
    public void giveGold(Actor to, long amount, String reason) {
        var given = Math.min(amount, Purse.GOLD_MAX - to.gold());
        if (given <= 0) return;
        world.part(Ledger.class).mintGold(reason, given);
        to.setGold(to.gold() + given);
        world.tell(to, new ItemEvent.ReceivedGold(to.named(), given));
    }

    /** Takes one item of that type from the pack, if there is one. */
    public void take(Actor from, String type, String reason) {
        var item =
                from.pack().items().stream()
                        .filter(each -> each.type().id().equals(type))
                        .findFirst();
        item.ifPresent(its -> take(from, its, reason));
    }

    private void take(Actor from, Item item, String reason) {
        var pile = new Pile(item.type(), 1);
        items.destroy(item, reason);
        world.tell(from, new ItemEvent.Lost(from.named(), pile));
    }

    /**
     * Takes that amount of gold, or as much as there is.
     *
     * @param sparesBound whether bound gold is left to the character (R6.33)
     */
    public void takeGold(Actor from, long amount, boolean sparesBound, String reason) {
        var taken = Math.min(amount, sparesBound ? from.freeGold() : from.gold());
        if (taken <= 0) return;
        world.part(Ledger.class).destroyGold(reason, taken);
        if (sparesBound) from.partWith(taken);
        else from.setGold(from.gold() - taken);
        world.tell(from, new ItemEvent.LostGold(from.named(), taken));
    }
}

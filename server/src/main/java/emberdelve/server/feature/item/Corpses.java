package emberdelve.server.feature.item;

import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.CorpseId;
import emberdelve.server.model.Named;
import emberdelve.server.model.Zone;

import java.util.List;
import java.util.Optional;

/** Makes corpses, and lets them decay. Thread: world. */
public final class Corpses {
    private final World world;
    private final Items items;

    public Corpses(World world, Items items) {
        this.world = world;
        this.items = items;
    }

    /**
     * Makes a corpse in the room of the dead actor.
     *
     * @param gold coins in the corpse; this method takes them from no purse
     */
    public Corpse lay(Actor dead, long gold, long decayTicks) {
        var corpse =
                new Corpse(
                        new CorpseId(world.ids().give()),
                        of(dead.named()),
                        dead.isCharacter() ? Optional.of(dead.id()) : Optional.empty(),
                        dead.room(),
                        world.now() + decayTicks,
                        gold,
                        world.changes());
        add(corpse);
        world.changes().of(Corpse.class).changed(corpse.id().value(), corpse);
        return corpse;
    }

    /**
     * The name on the corpse: without article for a kind; with it for a monster that has a title.
     */
    private static String of(Named dead) {
        return dead.article().equals("the") ? "the " + dead.name() : dead.name();
    }

    /** Takes over a stored corpse, without marking it as changed. */
    public void add(Corpse corpse) {
        corpse.room().add(corpse);
        var zone = corpse.room().zone();
        var left = corpse.decayTick() - world.now();
        zone.timers().at(zone.now() + left, () -> crumble(corpse));
    }

    /** The corpse decays, with all items in it. */
    private void crumble(Corpse corpse) {
        destroy(corpse, "decay");
        world.emit(corpse.room(), new CorpseEvent.Decayed(corpse.of()));
    }

    /** Destroys all items and corpses in a zone that is about to be closed. */
    public void clear(Zone zone, String reason) {
        for (var room : zone.rooms()) {
            for (var corpse : List.copyOf(room.corpses())) destroy(corpse, reason);
            items.destroyAll(room.floor().items(), reason);
        }
    }

    /** Destroys the corpse and its items. {@code reason}: the reason that the ledger books. */
    public void destroy(Corpse corpse, String reason) {
        items.destroyAll(corpse.items().items(), reason);
        world.part(Ledger.class).destroyGold(reason, corpse.gold());
        corpse.room().remove(corpse);
        world.changes().of(Corpse.class).gone(corpse.id().value());
    }
}

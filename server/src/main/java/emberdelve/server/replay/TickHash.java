package emberdelve.server.replay;

import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Holder;
import emberdelve.server.model.Item;
import emberdelve.server.model.Minds;
import emberdelve.server.model.Room;
import emberdelve.server.model.StatusEffects;
import emberdelve.server.model.Zone;

/**
 * A number for all that a world is at the end of a tick: the same on every machine for the same
 * world, and almost surely another for another one.
 */
public final class TickHash implements Hooks.Sum {
    private static final long BEGIN = 0x9e37_79b9_7f4a_7c15L;
    private static final long FACTOR = 0xbf58_476d_1ce4_e5b9L;
    private static final int SHIFT = 29;

    private long hash = BEGIN;

    private TickHash() {}

    public static long of(World world) {
        var sum = new TickHash();
        sum.add(world.now());
        sum.add(world.ids().next());
        for (var zone : world.map().zones()) sum.add(zone);
        for (var actor : world.population().all()) sum.add(actor);
        world.hooks().sumUp(sum);
        return sum.hash;
    }

    private void add(Zone zone) {
        add(zone.now());
        add(zone.gameTurn().number());
        add(zone.drawn());
        add(zone.isAsleep() ? 1 : 0);
        for (var room : zone.rooms()) add(room);
    }

    private void add(Room room) {
        add(room.floor());
        for (var corpse : room.corpses()) {
            add(corpse.id().value());
            add(corpse.gold());
            add(corpse.items());
        }
        for (var way : room.ways()) add(way.isOpen() ? 1 : 0);
        // The order in which they came decides who notices, and who is struck, first.
        for (var actor : room.actors()) add(actor.id().value());
    }

    private void add(Actor actor) {
        add(actor.id().value());
        add(actor.room().id().value());
        add(actor.hp());
        add(actor.stats().hp());
        add(actor.gold());
        add(actor.boundGold());
        add(actor.speed());
        add(actor.progress().level());
        add(actor.progress().xp());
        add(actor.progress().choicesLeft());
        add(actor.appointment().readyTick());
        add(actor.appointment().isWaiting() ? actor.appointment().dueTick() : 0);
        add(actor.combat().opponent().map(other -> other.id().value()).orElse(0L));
        add(actor.combat().lastBlowTick());
        add(Minds.of(actor).isOverridden() ? 1 : 0);
        for (var status : StatusEffects.of(actor).active()) {
            add(status.name());
            add(status.nextTick());
            add(status.endTick());
        }
        add(actor.pack());
        actor.worn().values().forEach(this::add);
        add(actor.vault().gold());
        add(actor.vault().things());
    }

    private void add(Holder holder) {
        for (var item : holder.items()) add(item);
    }

    private void add(Item item) {
        add(item.id().value());
        add(item.chargesLeft());
        add(item.boundTo().map(ActorId::value).orElse(0L));
        if (item.improved() > 0) add(item.improved());
    }

    @Override
    public void add(String words) {
        add(words.hashCode());
    }

    @Override
    public void add(long value) {
        hash = (hash ^ value) * FACTOR;
        hash ^= hash >>> SHIFT;
    }
}

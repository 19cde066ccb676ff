package emberdelve.server.rule.item;

import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.CorpseId;
import emberdelve.server.model.Named;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.schedule.Timers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The corpses of the world, which are made and decay here. Thread: world. */
public final class Corpses {
    private final World world;
    private final Items items;
    private final Map<ActorId, List<Corpse>> ofCharacters = new HashMap<>();
    private final Map<Corpse, Room> rooms = new HashMap<>();

    public Corpses(World world, Items items) {
        this.world = world;
        this.items = items;
    }

    /** Makes a corpse without experience in the room of the dead actor. */
    public Corpse lay(Actor dead, long gold, long decayTicks) {
        return lay(dead, new Corpse.Left(gold, 0), decayTicks);
    }

    /**
     * Makes a corpse in the room of the dead actor.
     *
     * @param left what is in the corpse; this method takes it from nobody
     */
    public Corpse lay(Actor dead, Corpse.Left left, long decayTicks) {
        var owner = dead.isCharacter() ? Optional.of(dead.id()) : Optional.<ActorId>empty();
        var corpse =
                new Corpse(
                        new CorpseId(world.ids().give()),
                        of(dead.named()),
                        owner,
                        dead.room().id(),
                        world.now() + decayTicks,
                        left,
                        world.changes());
        store(corpse, dead.room());
        return corpse;
    }

    private void store(Corpse corpse, Room room) {
        add(corpse, room);
        world.changes().of(Corpse.class).changed(corpse.id().value(), corpse);
    }

    /**
     * The name of the dead as it stands on the corpse, without its article; a monster with a title
     * keeps the article {@code the}.
     */
    private static String of(Named dead) {
        return dead.article().equals("the") ? "the " + dead.name() : dead.name();
    }

    /** Takes over a stored corpse, without marking it as changed. */
    public void add(Corpse corpse, Room room) {
        room.add(corpse);
        rooms.put(corpse, room);
        awaitDecay(corpse, room.zone());
        corpse.owner()
                .ifPresent(owner -> {
                    ofCharacters.computeIfAbsent(owner, _ -> new ArrayList<>()).add(corpse);
                    world.part(Timers.class).at(corpse.decayTick(), () -> crumbleAlone(corpse));
                });
    }

    private void awaitDecay(Corpse corpse, Zone zone) {
        var left = corpse.decayTick() - world.now();
        zone.timers().at(zone.now() + left, () -> crumble(corpse));
    }

    /** Carries all corpses, with what is in them, and what lies on the floor to another room. */
    public void carryAll(Room from, Room to) {
        for (var corpse : List.copyOf(from.corpses())) {
            from.remove(corpse);
            to.add(corpse);
            rooms.put(corpse, to);
            corpse.setRoom(to.id());
            awaitDecay(corpse, to.zone());
        }
        for (var item : List.copyOf(from.floor().items())) item.moveTo(new OuterPlace.OnFloor(to));
    }

    /** Destroys the corpses of a character that is erased. */
    public void erase(ActorId owner, String reason) {
        for (var corpse : List.copyOf(ofCharacters.getOrDefault(owner, List.of())))
            destroy(corpse, reason);
    }

    /** Gives the corpses of a character another name. */
    public void rename(ActorId owner, String now) {
        for (var corpse : ofCharacters.getOrDefault(owner, List.of())) corpse.rename(now);
    }

    /** Corpses of that character in which there is still something, the newest first. */
    public List<Corpse> leftBy(ActorId owner) {
        return ofCharacters.getOrDefault(owner, List.of()).reversed().stream()
                .filter(corpse -> corpse.xp() > 0 || !corpse.isEmpty())
                .toList();
    }

    /**
     * Lets a corpse decay in a zone that sleeps: its owner is told in time, and not only when
     * somebody visits the zone.
     */
    private void crumbleAlone(Corpse corpse) {
        if (room(corpse).filter(room -> room.zone().isAsleep()).isPresent()) crumble(corpse);
    }

    /** Lets the corpse decay with all items in it, and tells its owner of lost experience. */
    private void crumble(Corpse corpse) {
        var room = room(corpse);
        if (room.isEmpty()) return;

        var lost = corpse.xp();
        destroy(corpse, "decay");
        world.emit(room.get(), new CorpseEvent.Decayed(corpse.of()));
        var where = room.get().template().name();
        if (lost > 0)
            owner(corpse)
                    .ifPresent(owner ->
                            world.tell(owner, new CorpseEvent.LostXp(owner.named(), lost, where)));
    }

    /** The room in which the corpse lies; empty when it has decayed or was destroyed. */
    Optional<Room> room(Corpse corpse) {
        return Optional.ofNullable(rooms.get(corpse));
    }

    private Optional<Actor> owner(Corpse corpse) {
        return corpse.owner().flatMap(world.population()::find);
    }

    /**
     * Destroys all items and corpses in a zone that is about to be closed. Half of the experience
     * in the corpses is saved, because their owners could not go and take it.
     */
    public void clear(Zone zone, String reason) {
        for (var room : zone.rooms()) {
            for (var corpse : List.copyOf(room.corpses())) {
                if (corpse.xp() > 0) carryOut(corpse, world.map().room(zone.template().refuge()));
                destroy(corpse, reason);
            }
            items.destroyAll(room.floor().items(), reason);
        }
    }

    /**
     * Saves half of the experience in the corpse: an owner who is in the dungeon has it at once,
     * and others find it in a corpse in the refuge.
     */
    private void carryOut(Corpse corpse, Room refuge) {
        var kept = corpse.takeXp();
        var back = kept / 2;
        var owner = owner(corpse);
        if (owner.isPresent()) {
            world.tell(owner.get(), new CorpseEvent.FellIn(owner.get().named(), kept - back));
            world.part(Kills.class).regain(owner.get(), back);
        } else if (back > 0)
            store(
                    new Corpse(
                            new CorpseId(world.ids().give()),
                            corpse.of(),
                            corpse.owner(),
                            refuge.id(),
                            corpse.decayTick(),
                            new Corpse.Left(0, back),
                            world.changes()),
                    refuge);
    }

    /** Destroys the corpse and its items. {@code reason}: the reason that the ledger books. */
    public void destroy(Corpse corpse, String reason) {
        items.destroyAll(corpse.items().items(), reason);
        world.part(Ledger.class).destroyGold(reason, corpse.gold());
        room(corpse).ifPresent(room -> room.remove(corpse));
        rooms.remove(corpse);
        corpse.owner().ifPresent(owner -> forget(owner, corpse));
        world.changes().of(Corpse.class).gone(corpse.id().value());
    }

    private void forget(ActorId owner, Corpse corpse) {
        var left = ofCharacters.getOrDefault(owner, new ArrayList<>());
        left.remove(corpse);
        if (left.isEmpty()) ofCharacters.remove(owner);
    }
}

package emberdelve.server.checkpoint;

import emberdelve.config.content.RoomId;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.CorpseId;
import emberdelve.server.model.Item;
import emberdelve.server.model.ItemId;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Room;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.rule.move.FightingReflex;
import emberdelve.server.stored.Stored;
import emberdelve.server.stored.StoredKinds;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The restoring of what was stored: floors, corpses and the ledger before the first tick, a
 * character when its player logs in. What lay in a room that is no more is found in the start room.
 * Thread: world, or before it runs.
 */
public final class Restorer {
    private static final Logger LOG = LoggerFactory.getLogger(Restorer.class);

    private final World world;
    private final Capture capture;
    private final int waitingCommandsMax;

    /**
     * @param waitingCommandsMax the most commands that a player may have waiting
     */
    public Restorer(World world, Capture capture, int waitingCommandsMax) {
        this.world = world;
        this.capture = capture;
        this.waitingCommandsMax = waitingCommandsMax;
    }

    /**
     * Restores floors, corpses, monsters and the ledger as they were stored. The world must be new.
     */
    public void restore(StoredWorld stored) {
        for (var row : stored.ledger())
            world.part(Ledger.class)
                    .restore(
                            row.reason(),
                            new Ledger.Entry(
                                    row.goldMinted(),
                                    row.goldDestroyed(),
                                    row.itemsMinted(),
                                    row.itemsDestroyed()));
        for (var character : stored.names()) {
            world.part(KnownNames.class).know(character.name());
            if (character.deleted()) world.part(KnownNames.class).giveUp(character.name());
        }
        var kinds = world.part(StoredKinds.class).all();
        for (var kind : kinds) if (kind.bringsRooms()) restore(kind, stored);
        bringBack(OwnShare.of(world, stored));
        for (var kind : kinds) if (!kind.bringsRooms()) restore(kind, stored);
    }

    /** Brings back things, corpses and monsters, and takes all that was brought back as stored. */
    private void bringBack(StoredWorld stored) {
        var corpses = new HashMap<Long, Corpse>();
        for (var row : stored.corpses()) corpses.put(row.id(), corpse(row));
        var items = new LinkedHashMap<Long, Item>();
        for (var row : stored.items())
            if (!isOnMonster(row)) items.put(row.id(), putBack(row, corpses));
        fill(stored.items(), items);
        var monsters = new MonsterRestorer(world).monsters(stored.monsters());
        for (var row : stored.items()) {
            if (row.place() instanceof ItemPlace.OnMonster(var id) && monsters.containsKey(id))
                items.put(row.id(), giveBack(row, monsters.get(id)));
        }
        fill(stored.items().stream().filter(Restorer::isOnMonster).toList(), items);
        world.changes().clear();
        capture.know(ItemRow.TABLE, stored.items());
        capture.know(CorpseRow.TABLE, stored.corpses());
        capture.know(MonsterRow.TABLE, stored.monsters());
        capture.know(LedgerRow.TABLE, stored.ledger());
    }

    private <R extends Record> void restore(Stored<?, R> kind, StoredWorld stored) {
        var rows = OwnShare.of(world, kind, stored.rows(kind.table()));
        kind.restore(world, rows, stored);
        capture.know(kind.table(), rows);
    }

    private static boolean isOnMonster(ItemRow row) {
        return row.place() instanceof ItemPlace.OnMonster;
    }

    /** A character as stored, not in the dungeon yet, with all that it has. */
    public Actor character(CharacterRow row, List<ItemRow> items) {
        var mind = new PlayerMind(waitingCommandsMax, FightingReflex.REFLEX);
        var actor = CharacterMapping.actor(row, world.content(), mind, world.changes());
        var things = new LinkedHashMap<Long, Item>();
        for (var item : items) things.put(item.id(), giveBack(item, actor));
        fill(items, things);
        // The content may have changed since.
        world.hooks().outOfDate(actor);
        // Things can give more hit points than the character has without them.
        if (actor.hp() < row.stats().hp()) actor.setHp(row.stats().hp());
        capture.know(CharacterRow.TABLE, List.of(row));
        capture.know(ItemRow.TABLE, items);
        return actor;
    }

    /**
     * Resumes a character that is in the dungeon again: what had befallen it goes on, and its group
     * has it back.
     */
    public void resume(Actor actor, CharacterRow row) {
        StatusEffectMapping.resume(world, actor, row.plight());
        world.part(Groups.class).cameBack(actor);
    }

    /**
     * Gives the character the newest list of ignored players among those of its account's
     * characters: that list holds for all of them.
     */
    public void shareIgnored(Actor actor, List<CharacterRow> ofAccount) {
        var own = actor.preferences().settings();
        var newest = own.ignored();
        for (var row : ofAccount) {
            var other = CharacterMapping.ignored(row.settings());
            if (other.sinceTick() > newest.sinceTick()) newest = other;
        }
        if (!newest.equals(own.ignored()))
            actor.setPreferences(actor.preferences().withSettings(own.withIgnored(newest)));
    }

    /** The room where a stored character comes in; its own may be no more. */
    public Room roomOf(Actor actor, CharacterRow row) {
        return roomFor(actor, new RoomId(row.room()));
    }

    /** The room where a character comes in whose last room is given. */
    public Room roomFor(Actor actor, RoomId last) {
        return world.hooks()
                .insteadOf(last)
                .or(() -> world.hooks().comesBack(actor, last))
                .or(() -> world.map().find(last))
                .orElseGet(() -> world.map().room(world.rules().startRoom()));
    }

    /**
     * Erases a character that is not in memory, with all that it has. {@code reason}: the reason
     * that the ledger books.
     */
    public void erase(CharacterRow row, List<ItemRow> items, String reason) {
        capture.know(CharacterRow.TABLE, List.of(row));
        capture.know(ItemRow.TABLE, items);
        for (var item : items) world.part(Items.class).destroyStored(new ItemId(item.id()), reason);
        world.part(Ledger.class).destroyGold(reason, row.purse().gold() + row.purse().bankGold());
        world.changes().of(Actor.class).gone(row.id());
    }

    /**
     * Changes the stored row of a character that is not in the dungeon; nobody may read it from the
     * database until that is stored.
     */
    public void amend(CharacterRow stored, CharacterRow changed) {
        capture.amend(stored, changed);
    }

    /** Forgets what is stored of a character that has left the dungeon. */
    public void forget(Actor actor, List<ItemId> itsItems) {
        capture.forget(actor.id().value(), itsItems.stream().map(ItemId::value).toList());
    }

    /** Puts things into what they lay in; if that is gone, they stay with their holder. */
    private static void fill(List<ItemRow> rows, Map<Long, Item> items) {
        for (var row : rows) {
            var container = row.containerId().map(items::get);
            var item = items.get(row.id());
            if (container.isPresent() && item != null)
                item.moveTo(new Place.InContainer(container.get()));
        }
    }

    private Item giveBack(ItemRow row, Actor actor) {
        var item = item(row);
        if (row.place() instanceof ItemPlace.InBank) {
            item.moveTo(new OuterPlace.Banked(actor));
            return item;
        }
        var slot =
                row.place() instanceof ItemPlace.OnCharacter(_, var stored)
                        ? Mapping.slot(stored)
                        : Optional.<emberdelve.config.content.ItemType.Slot>empty();
        var isFree = slot.isPresent() && !actor.worn().containsKey(slot.get());
        item.moveTo(
                isFree ? new OuterPlace.Worn(actor, slot.get()) : new OuterPlace.Carried(actor));
        return item;
    }

    private Item putBack(ItemRow row, Map<Long, Corpse> corpses) {
        var item = item(row);
        switch (row.place()) {
            case ItemPlace.OnFloor(var room) -> item.moveTo(new OuterPlace.OnFloor(room(room)));
            case ItemPlace.InCorpse(var id) -> {
                var corpse = corpses.get(id);
                if (corpse == null) throw new IllegalStateException("no corpse " + id);
                item.moveTo(new OuterPlace.InCorpse(corpse));
            }
            case ItemPlace.OnCharacter _, ItemPlace.InBank _, ItemPlace.OnMonster _ ->
                    throw new IllegalArgumentException(row + " lies nowhere");
        }
        return item;
    }

    private Item item(ItemRow row) {
        var type = Items.type(world.content(), row.type());
        var item = new Item(new ItemId(row.id()), type, world.changes());
        item.restoreChargesUsed(row.chargesUsed());
        item.restoreImproved(
                row.improved(), Items.type(world.content(), row.type(), row.improved()));
        if (row.boundTo() > 0) item.restoreBinding(new ActorId(row.boundTo()));
        return item;
    }

    private Corpse corpse(CorpseRow row) {
        var owner =
                row.owner() instanceof CorpseOwner.OfCharacter(var id)
                        ? Optional.of(new ActorId(id))
                        : Optional.<ActorId>empty();
        var room = room(row.room());
        var corpse =
                new Corpse(
                        new CorpseId(row.id()),
                        row.name(),
                        owner,
                        room.id(),
                        row.decayTick(),
                        new Corpse.Left(row.gold(), row.xp()),
                        world.changes());
        world.part(Corpses.class).add(corpse, room);
        return corpse;
    }

    private Room room(String stored) {
        var last = new RoomId(stored);
        var room = world.map().find(last).or(() -> world.hooks().insteadOf(last));
        if (room.isPresent()) return room.get();
        LOG.warn("room: {} (expected: one of content's; the start room is taken)", stored);
        return world.map().room(world.rules().startRoom());
    }
}

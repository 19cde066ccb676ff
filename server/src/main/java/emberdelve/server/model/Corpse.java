package emberdelve.server.model;

import emberdelve.config.content.RoomId;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A dead actor's corpse, with its gold, its items and its experience. Thread: world. */
public final class Corpse {
    private final CorpseId id;
    private String of;
    private final Optional<ActorId> owner;
    private RoomId room;
    private final long decayTick;
    private final Holder items = new Holder();
    private final Changes changes;
    private final Map<Item, ActorId> reserved = new HashMap<>();
    private long gold;
    private long xp;
    private List<ActorId> keepers = List.of();
    private long keptUntil;

    /**
     * The gold and experience that the dead leave besides items.
     *
     * @param gold coins, 0 or more
     * @param xp experience that only its owner can take back, 0 or more
     */
    public record Left(long gold, long xp) {}

    /**
     * @param of the name of the dead: {@code kobold}, {@code Mira}, {@code the Blind Abbot}
     * @param owner the character that died; empty for a monster's corpse
     * @param left what is in it besides items
     */
    public Corpse(
            CorpseId id,
            String of,
            Optional<ActorId> owner,
            RoomId room,
            long decayTick,
            Left left,
            Changes changes) {
        this.id = id;
        this.of = of;
        this.owner = owner;
        this.room = room;
        this.decayTick = decayTick;
        gold = left.gold();
        xp = left.xp();
        this.changes = changes;
    }

    public CorpseId id() {
        return id;
    }

    public String of() {
        return of;
    }

    /** Gives the dead another name. */
    public void rename(String other) {
        of = other;
        changes.of(Corpse.class).changed(id.value(), this);
    }

    /** The character that died; empty for a monster's corpse. */
    public Optional<ActorId> owner() {
        return owner;
    }

    public boolean isPlayers() {
        return owner.isPresent();
    }

    /** The room in which it lies. */
    public RoomId room() {
        return room;
    }

    /** Called by {@code Corpses} only, which also changes the rooms' own lists. */
    public void setRoom(RoomId newRoom) {
        room = newRoom;
        changes.of(Corpse.class).changed(id.value(), this);
        for (var item : items.items())
            for (var moved : item.withContents())
                changes.of(Item.class).changed(moved.id().value(), moved);
    }

    public long decayTick() {
        return decayTick;
    }

    public Holder items() {
        return items;
    }

    /**
     * Keeps all that is in it for these actors until that tick. Not stored: a restart frees all.
     *
     * @param untilTick the tick of the world from which on anybody may take all
     */
    public void keep(List<ActorId> forThem, long untilTick) {
        keepers = List.copyOf(forThem);
        keptUntil = untilTick;
    }

    /** Keeps an item for one actor alone, as long as {@link #keep} keeps the rest. */
    public void reserve(Item item, ActorId forWhom) {
        reserved.put(item, forWhom);
    }

    /** The actors for whom the item is kept at that tick; none when anybody may take it. */
    public List<ActorId> keptFor(Item item, long now) {
        if (now >= keptUntil) return List.of();
        var one = reserved.get(item);
        return one == null ? keepers : List.of(one);
    }

    /** The actors for whom the gold is kept at that tick; none when anybody may take it. */
    public List<ActorId> goldKeptFor(long now) {
        return now < keptUntil ? keepers : List.of();
    }

    public long gold() {
        return gold;
    }

    /** The experience in it. */
    public long xp() {
        return xp;
    }

    /** The experience in it if the actor is its owner, who alone can take it; else 0. */
    public long xpOf(ActorId who) {
        return owner.equals(Optional.of(who)) ? xp : 0;
    }

    /** Takes all experience out of the corpse and answers how much it was. */
    public long takeXp() {
        var taken = xp;
        xp = 0;
        changes.of(Corpse.class).changed(id.value(), this);
        return taken;
    }

    /** Whether the corpse has nothing that anybody could take. */
    public boolean isEmpty() {
        return gold == 0 && items.items().isEmpty();
    }

    /** Takes all gold out of the corpse and answers how much it was. */
    public long takeGold() {
        var taken = gold;
        gold = 0;
        changes.of(Corpse.class).changed(id.value(), this);
        return taken;
    }
}

package emberdelve.server.model;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What is left of an actor, with its gold and items. Thread: world. */
public final class Corpse {
    private final CorpseId id;
    private final String of;
    private final Optional<ActorId> owner;
    private final Room room;
    private final long decayTick;
    private final Holder items = new Holder();
    private final Changes changes;
    private final Map<Item, ActorId> reserved = new HashMap<>();
    private long gold;
    private long reservedUntil;

    /**
     * @param of whose: {@code kobold}, {@code Mira}, {@code the Blind Abbot}
     * @param owner the player's character it was; empty for a monster's
     * @param gold coins, 0 or more
     */
    public Corpse(
            CorpseId id,
            String of,
            Optional<ActorId> owner,
            Room room,
            long decayTick,
            long gold,
            Changes changes) {
        this.id = id;
        this.of = of;
        this.owner = owner;
        this.room = room;
        this.decayTick = decayTick;
        this.gold = gold;
        this.changes = changes;
    }

    public CorpseId id() {
        return id;
    }

    public String of() {
        return of;
    }

    /** The player's character it was; empty for a monster's. */
    public Optional<ActorId> owner() {
        return owner;
    }

    public boolean isPlayers() {
        return owner.isPresent();
    }

    public Room room() {
        return room;
    }

    public long decayTick() {
        return decayTick;
    }

    public Holder items() {
        return items;
    }

    /**
     * Lets only its owner take a thing until then. Not stored: after a restart all is free.
     *
     * @param untilTick of the world
     */
    public void reserve(Item item, ActorId forWhom, long untilTick) {
        reserved.put(item, forWhom);
        reservedUntil = untilTick;
    }

    /** For whom a thing in it is kept at that tick of the world; empty when anybody may take it. */
    public Optional<ActorId> reservedFor(Item item, long now) {
        return now < reservedUntil ? Optional.ofNullable(reserved.get(item)) : Optional.empty();
    }

    public long gold() {
        return gold;
    }

    /** Whether there is nothing to take from it. */
    public boolean isEmpty() {
        return gold == 0 && items.items().isEmpty();
    }

    /** Empties the purse and answers what was in it. */
    public long takeGold() {
        var taken = gold;
        gold = 0;
        changes.corpseChanged(this);
        return taken;
    }
}

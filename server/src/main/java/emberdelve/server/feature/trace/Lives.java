package emberdelve.server.feature.trace;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Item;
import emberdelve.server.model.ItemId;
import emberdelve.server.model.ItemWatch;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Place;

import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * The lives of all things that are worth tracing. Whether one is is decided when it is made; a move
 * of any other thing costs one look into a map. Thread: world.
 *
 * @see "docs/decisions/0179-the-life-of-a-thing-is-stored.md"
 */
final class Lives implements ItemWatch {
    /** The least value of a thing that is traced whoever makes it. */
    static final long VALUE_MIN = 150;

    /**
     * The most entries that are kept in all, some 20 MB in memory: whole lives give way, those that
     * ended first, then the oldest.
     */
    static final int ENTRIES_MAX = 100_000;

    /** The time for which a life is kept after its end. */
    static final Duration KEPT = Duration.ofDays(30);

    private final World world;
    private final Marks<LifeEntry> marks;
    private final Map<ItemId, Life> lives = new LinkedHashMap<>();

    /** The things that are gone, in the order in which they ended. */
    private final SequencedSet<ItemId> ended = new LinkedHashSet<>();

    /** The number of the entries of all lives. */
    private int kept;

    private long second;

    Lives(World world) {
        this.world = world;
        marks = world.changes().of(LifeEntry.class);
    }

    /** Takes over what is stored, without marking it as changed. {@code gone}: keys of entries. */
    void learn(Collection<LifeEntry> stored, Collection<Long> gone) {
        var changed = new LinkedHashSet<Life>();
        stored.stream()
                .sorted(
                        Comparator.comparingLong((LifeEntry each) -> each.item().value())
                                .thenComparingInt(LifeEntry::number))
                .forEach(each -> {
                    var life =
                            lives.computeIfAbsent(each.item(), item -> new Life(item, each.type()));
                    change(life, () -> life.learn(each));
                    changed.add(life);
                });
        for (var key : gone)
            of(LifeEntry.item(key))
                    .ifPresent(life -> {
                        change(life, () -> life.drop(key));
                        changed.add(life);
                    });
        for (var life : changed) {
            if (life.entries().isEmpty()) lives.remove(life.item());
            if (!life.hasEnded()) ended.remove(life.item());
        }
        changed.stream()
                .filter(Life::hasEnded)
                .sorted(Comparator.comparingLong(each -> each.entries().getLast().tick()))
                .forEach(each -> ended.add(each.item()));
    }

    /** Changes a life, and counts its entries anew. */
    private void change(Life life, Runnable how) {
        kept -= life.entries().size();
        how.run();
        kept += life.entries().size();
    }

    Optional<Life> of(ItemId item) {
        return Optional.ofNullable(lives.get(item));
    }

    /** The life of the thing with the id that was typed. */
    Optional<Life> typed(String id) {
        return of(new ItemId(Long.parseUnsignedLong(id.substring(1), 16)));
    }

    @Override
    public void made(Item item, String reason) {
        var isTraced = item.type().value() >= VALUE_MIN || reason.equals(Ledger.BY_STAFF);
        if (!isTraced) return;
        var life = new Life(item.id(), item.type().id());
        lives.put(item.id(), life);
        var at = Whereabouts.of(item.place());
        var what = reason.equals(Ledger.BY_SHOPS) ? What.BOUGHT : What.MADE;
        add(life, what, at.holder(), at.dead(), at.room(), reason);
    }

    @Override
    public void moved(Item item, Place from, Place to) {
        if (item.contents().items().isEmpty()) note(item, from, to);
        else for (var each : item.withContents()) note(each, from, to);
    }

    private void note(Item item, Place from, Place to) {
        var life = lives.get(item.id());
        if (life == null || to == Place.Nowhere.NOWHERE) return;
        var now = Whereabouts.of(to);
        if (from == Place.Nowhere.NOWHERE) {
            // What is brought back from the store has not ended.
            if (!life.hasEnded()) return;
            ended.remove(item.id());
            add(life, What.BACK, now.holder(), Whom.NOBODY, now.room(), "");
            return;
        }
        Move.of(Whereabouts.of(from), now)
                .ifPresent(move ->
                        add(
                                life,
                                move.what(),
                                move.who(),
                                move.other(),
                                now.room(),
                                move.detail()));
    }

    @Override
    public void ends(Item item, String reason) {
        var life = lives.get(item.id());
        if (life == null || life.hasEnded()) return;
        var at = Whereabouts.of(item.place());
        var what = reason.equals(Ledger.BY_SHOPS) ? What.SOLD : What.DESTROYED;
        add(life, what, at.holder(), at.dead(), at.room(), reason);
        ended.add(item.id());
    }

    @Override
    public void endsStored(ItemId item, String reason) {
        var life = lives.get(item);
        if (life == null || life.hasEnded()) return;
        add(life, What.DESTROYED, Whom.NOBODY, Whom.NOBODY, "", reason);
        ended.add(item);
    }

    private void add(Life life, What what, Whom who, Whom other, String room, String detail) {
        var most = LifeEntryRow.DETAIL_MAX;
        var entry =
                new LifeEntry(
                        life.item(),
                        life.type(),
                        life.next(),
                        what,
                        world.now(),
                        second,
                        who,
                        other,
                        room,
                        detail.length() <= most ? detail : detail.substring(0, most));
        change(life, () -> life.add(entry));
        mark(entry);
        if (kept > ENTRIES_MAX)
            forget(ended.isEmpty() ? lives.keySet().iterator().next() : ended.getFirst());
    }

    private void mark(LifeEntry entry) {
        marks.changed(entry.key(), entry);
    }

    /** Notes the time, and forgets the lives that ended long ago. */
    void timeIs(long now) {
        second = now;
        if (!new Borders(world).isCapital()) return;
        while (!ended.isEmpty() && isOver(ended.getFirst(), now)) forget(ended.getFirst());
    }

    private boolean isOver(ItemId item, long now) {
        var end = of(item).orElseThrow().entries().getLast().second();
        return end + KEPT.toSeconds() <= now;
    }

    private void forget(ItemId item) {
        var life = lives.remove(item);
        ended.remove(item);
        if (life == null) return;
        kept -= life.entries().size();
        for (var entry : life.entries()) marks.gone(entry.key());
    }

    /** Takes the names of a person out of all lives. */
    void erase(Person person) {
        for (var life : lives.values()) life.erase(person, this::mark);
    }

    /** Puts the new name of a character in the place of the old one. */
    void rename(Renaming renaming) {
        for (var life : lives.values()) life.rename(renaming, this::mark);
    }
}

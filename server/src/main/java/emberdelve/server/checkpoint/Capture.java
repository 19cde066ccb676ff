package emberdelve.server.checkpoint;

import emberdelve.db.account.ErasedAccount;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.world.RowName;
import emberdelve.db.world.RowsRefused;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Withheld;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Changes;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Item;
import emberdelve.server.model.Marks;
import emberdelve.server.rule.spawn.Spawner;
import emberdelve.server.stored.Stored;
import emberdelve.server.stored.StoredKinds;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The capture of what changed in a region as immutable rows of one tick. It also keeps the region's
 * share of the digest of all that is stored, to which it adds the difference that each change
 * makes. All rows are made before the world forgets what has changed; a row that cannot be made, or
 * that the database refuses, is set aside, and all others are stored. Thread: world.
 *
 * @see "docs/decisions/0139-one-bad-row-is-set-aside.md"
 */
public final class Capture {
    private final String region;
    private final InstantSource clock;
    private final KnownRows known;
    private final SetAside aside = new SetAside();
    private final Map<Long, CharacterRow> amended = new LinkedHashMap<>();
    private Withheld withheld = Withheld.NOTHING;
    private long number;

    /**
     * The capture of the only region there is.
     *
     * @param region the name of the region
     * @param number of its last checkpoint that is stored
     * @param digest its share as it is stored
     */
    public Capture(String region, long number, long digest, InstantSource clock) {
        this(region, number, new KnownRows(digest, false), clock);
    }

    private Capture(String region, long number, KnownRows known, InstantSource clock) {
        this.region = region;
        this.number = number;
        this.known = known;
        this.clock = clock;
    }

    /**
     * The capture of a region as it is stored.
     *
     * @param isDivided whether there are other regions
     */
    public static Capture of(RegionRow region, boolean isDivided, InstantSource clock) {
        var known = new KnownRows(region.digest(), isDivided);
        return new Capture(region.name(), region.checkpoint(), known, clock);
    }

    /** Takes the changes since the last checkpoint, which must be stored by now. */
    public Checkpoint take(World world) {
        known.settle();
        aside.settle();
        withheld = Withheld.NOTHING;
        return taken(world, Set.of());
    }

    /** Takes the changes since the refused checkpoint, together with those of that checkpoint. */
    Checkpoint takeWith(Checkpoint refused, World world) {
        return taken(world, Set.of()).including(refused);
    }

    /**
     * Takes the same as {@link #takeWith}, but without the rows that the database refuses.
     *
     * @return empty if no checkpoint under way has one of those rows, so that nothing would change
     */
    Optional<Checkpoint> takeWithout(RowsRefused refusal, Checkpoint refused, World world) {
        if (!setAside(refusal)) return Optional.empty();
        var names = refusal.rows().keySet();
        return Optional.of(taken(world, names).including(refused.without(names)));
    }

    private boolean setAside(RowsRefused refusal) {
        var isNew = false;
        for (var row : refusal.rows().entrySet()) {
            var name = row.getKey();
            var undone = known.undo(name);
            if (undone.isEmpty()) continue;
            aside.refuses(name, undone.get(), row.getValue());
            isNew = true;
        }
        return isNew;
    }

    /**
     * @param refused the rows that the database has refused just now
     */
    private Checkpoint taken(World world, Set<RowName> refused) {
        var rows = new Gathering(known, aside, refused);
        var changes = world.changes();
        addActors(rows, changes, world);
        var ledger = world.part(Ledger.class);
        rows.add(
                LedgerRow.TABLE,
                reasons(changes),
                List.of(),
                (entry, reason) -> Mapping.row(entry, ledger.get(reason)));
        for (var kind : world.part(StoredKinds.class).all()) add(rows, kind, changes);
        rows.settle(region, ledger);
        var audit = rows.audit(changes.staffDeeds(), clock.instant());
        var erased =
                changes.erased().stream()
                        .map(each -> new ErasedAccount(each.account(), each.names()))
                        .toList();
        withheld = Promises.withheld(rows).after(withheld);
        // Nothing fails from here on; a failure before leaves all changes to be taken again.
        var changed = rows.commit();
        changes.clear();
        amended.clear();
        return new Checkpoint(
                region,
                ++number,
                world.now(),
                world.ids().next(),
                changed,
                audit,
                erased,
                known.digest());
    }

    /**
     * Adds actors in the order of {@link emberdelve.db.world.Tables}: nothing is made before its
     * holder.
     */
    private void addActors(Gathering rows, Changes changes, World world) {
        // Actors, and rows of characters that are not in the dungeon.
        var characters = new LinkedHashMap<Long, Object>(amended);
        var monsters = new LinkedHashMap<Long, Actor>();
        var gone = new ArrayList<Long>();
        changes.of(Actor.class)
                .seen()
                .changed()
                .forEach((id, actor) -> {
                    if (actor.isCharacter()) characters.put(id, actor);
                    else if (actor.isMemorable()) monsters.put(id, actor);
                    // A monster that is not worth storing any more; if it never was, no row has to
                    // go.
                    else if (isStored(id)) gone.add(id);
                });
        // Monsters are never marked as gone: they are looked at when they are stored.
        var erased = changes.of(Actor.class).seen().gone();
        erased.forEach(characters::remove);
        rows.add(
                CharacterRow.TABLE,
                characters,
                erased,
                (_, each) ->
                        each instanceof Actor actor
                                ? CharacterMapping.row(actor, world.now())
                                : (CharacterRow) each);
        add(rows, CorpseRow.TABLE, changes.of(Corpse.class), Mapping::row);
        var spawner = world.part(Spawner.class);
        rows.add(
                MonsterRow.TABLE,
                monsters,
                gone,
                (_, monster) -> MonsterMapping.row(monster, spawner.spawnPointOf(monster)));
        add(rows, ItemRow.TABLE, changes.of(Item.class), Mapping::row);
    }

    private boolean isStored(long monster) {
        return known.has(MonsterRow.TABLE, monster)
                || aside.get(MonsterRow.TABLE, monster).isPresent();
    }

    private static <T, R extends Record> void add(
            Gathering rows, Table<R> table, Marks<T> marks, Function<T, R> mapping) {
        rows.add(table, marks, (_, thing) -> mapping.apply(thing));
    }

    private static <T, R extends Record> void add(
            Gathering rows, Stored<T, R> kind, Changes changes) {
        rows.add(kind.table(), changes.of(kind.kind()), kind::row);
    }

    private Map<String, String> reasons(Changes changes) {
        var reasons = new LinkedHashMap<String, String>();
        for (var reason : changes.ledgerReasons())
            reasons.put(LedgerRow.entry(region, reason), reason);
        return reasons;
    }

    /** The name of the region. */
    String region() {
        return region;
    }

    /** The players whose answers are withheld because of the checkpoint that was taken last. */
    Withheld withheld() {
        return withheld;
    }

    /**
     * The rows that are set aside.
     *
     * @param isOpen whether the checkpoint that was taken last is not stored yet; then the rows
     *     that it tries again are among them
     */
    List<UnstoredRow> unstored(boolean isOpen) {
        return isOpen ? aside.shownUntilStored() : aside.shown();
    }

    /** Takes the rows set aside of which staff were not told yet. */
    List<UnstoredRow> takeNews() {
        return aside.takeNews();
    }

    /** Lets the next checkpoint try again the rows that the database has refused. */
    void tryAgain() {
        aside.tryAgain();
    }

    /**
     * Notes a change in the row of a character that is not in the dungeon; nobody may read it from
     * the database until that is stored.
     */
    void amend(CharacterRow stored, CharacterRow changed) {
        know(CharacterRow.TABLE, List.of(stored));
        amended.put(changed.id(), changed);
    }

    /** Notes that these rows are stored already, and counted. */
    <R extends Record> void know(Table<R> table, List<R> rows) {
        known.know(table, rows);
    }

    /** Notes that there are no such rows any more, and that others have counted so. */
    void forget(Table<?> table, List<Long> gone) {
        for (var key : gone) known.forget(table, key);
    }

    /**
     * Forgets the rows of a character that has left and is stored, because they no longer change.
     */
    void forget(long character, List<Long> itsItems) {
        known.forget(CharacterRow.TABLE, character);
        for (var item : itsItems) known.forget(ItemRow.TABLE, item);
    }
}

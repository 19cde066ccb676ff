package emberdelve.server.checkpoint;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Table;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.feature.spawn.Spawner;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Changes;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Item;
import emberdelve.server.model.Marks;
import emberdelve.server.stored.Stored;
import emberdelve.server.stored.StoredKinds;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Takes what changed in the world as immutable rows of one tick, and keeps the digest of all that
 * is stored by difference. Thread: world.
 */
public final class Capture {
    private final InstantSource clock;
    // The digests of rows as they are stored, by their keys.
    private final Map<Table<?>, Map<Object, Long>> known = new HashMap<>();
    private long number;
    private long digest;

    /**
     * @param number of the last checkpoint that is stored
     * @param digest of all that is stored
     */
    public Capture(long number, long digest, InstantSource clock) {
        this.number = number;
        this.digest = digest;
        this.clock = clock;
    }

    /** Everything that changed since the last time. */
    public Checkpoint take(World world) {
        var marked = world.changes().take();
        var actors = marked.of(Actor.class).changed().values();
        var changes = new ArrayList<Changed<?>>();
        changes.add(
                changed(
                        CharacterRow.TABLE,
                        actors.stream()
                                .filter(Actor::isCharacter)
                                .map(actor -> CharacterMapping.row(actor, world.now()))
                                .toList(),
                        List.of()));
        changes.add(changed(CorpseRow.TABLE, marked.of(Corpse.class), Mapping::row));
        var monsters = actors.stream().filter(actor -> !actor.isCharacter()).toList();
        changes.add(monsters(monsters, world.part(Spawner.class)));
        changes.add(changed(ItemRow.TABLE, marked.of(Item.class), Mapping::row));
        var ledger = world.part(Ledger.class);
        changes.add(
                changed(
                        LedgerRow.TABLE,
                        marked.ledgerReasons().stream()
                                .map(reason -> Mapping.row(reason, ledger.get(reason)))
                                .toList(),
                        List.of()));
        for (var kind : world.part(StoredKinds.class).all()) changes.add(changed(kind, marked));
        var at = clock.instant();
        var audit = marked.staffDeeds().stream().map(deed -> AuditMapping.row(deed, at)).toList();
        return new Checkpoint(++number, world.now(), world.ids().next(), changes, audit, digest);
    }

    /** A monster that is not worth storing any more, or never was, is gone. */
    private Changed<MonsterRow> monsters(List<Actor> marked, Spawner spawner) {
        var rows = new ArrayList<MonsterRow>();
        var gone = new ArrayList<Long>();
        var stored = known(MonsterRow.TABLE);
        for (var monster : marked) {
            var id = monster.id().value();
            if (monster.isMemorable())
                rows.add(MonsterMapping.row(monster, spawner.spawnPointOf(monster)));
            else if (stored.containsKey(id)) gone.add(id);
        }
        return changed(MonsterRow.TABLE, rows, gone);
    }

    private <T, R extends Record> Changed<R> changed(
            Table<R> table, Marks.Taken<T> taken, Function<T, R> row) {
        var rows = taken.changed().values().stream().map(row).toList();
        return changed(table, rows, taken.gone());
    }

    private <T, R extends Record> Changed<R> changed(Stored<T, R> kind, Changes.Marked marked) {
        var taken = marked.of(kind.kind());
        var rows = new ArrayList<R>();
        taken.changed().forEach((key, thing) -> rows.add(kind.row(key, thing)));
        return taken.isAll()
                ? allOf(kind.table(), rows)
                : changed(kind.table(), rows, taken.gone());
    }

    /** Those are all rows there are; what is stored of them already is left out. */
    private <R extends Record> Changed<R> allOf(Table<R> table, List<R> rows) {
        var stored = known(table);
        var gone = new ArrayList<Long>();
        for (var key : stored.keySet()) if (key instanceof Long id) gone.add(id);
        for (var row : rows) gone.remove(table.key(row));
        var changed =
                rows.stream()
                        .filter(row -> {
                            var before = stored.get(table.key(row));
                            return before == null || before != table.digest(row);
                        })
                        .toList();
        return changed(table, changed, gone);
    }

    private <R extends Record> Changed<R> changed(Table<R> table, List<R> rows, List<Long> gone) {
        var stored = known(table);
        for (var row : rows) {
            var now = table.digest(row);
            var before = stored.put(table.key(row), now);
            digest += now - (before == null ? 0 : before);
        }
        for (var key : gone) {
            var before = stored.remove(key);
            digest -= before == null ? 0 : before;
        }
        return new Changed<>(table, rows, gone);
    }

    private Map<Object, Long> known(Table<?> table) {
        return known.computeIfAbsent(table, _ -> new HashMap<>());
    }

    /** These rows are stored already, and counted in the digest. */
    <R extends Record> void know(Table<R> table, List<R> rows) {
        var stored = known(table);
        for (var row : rows) stored.put(table.key(row), table.digest(row));
    }

    /** The character has left and is stored; its rows no longer change. */
    void forget(long character, List<Long> itsItems) {
        known(CharacterRow.TABLE).remove(character);
        itsItems.forEach(known(ItemRow.TABLE)::remove);
    }
}

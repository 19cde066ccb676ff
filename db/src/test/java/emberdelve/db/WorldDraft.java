package emberdelve.db;

import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.zone.MonsterRow;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * A small world in memory that keeps its digest and its ledger as the server does, by difference,
 * and gives its changes as checkpoints.
 */
public final class WorldDraft {
    private static final String SOURCE = "test";

    private final Map<Table<?>, Part<?>> parts = new HashMap<>();
    private final List<AuditRow> audit = new ArrayList<>();
    private LedgerRow ledger = new LedgerRow(RegionRow.WHOLE, SOURCE, 0, 0, 0, 0);
    private long digest;
    private long number;
    private long nextId = 1;

    /** The rows of one table. */
    private static final class Part<R extends Record> {
        private final Table<R> table;
        private final Map<Object, R> rows = new TreeMap<>();
        private final Set<Object> changed = new HashSet<>();
        private final List<Long> gone = new ArrayList<>();

        Part(Table<R> table) {
            this.table = table;
        }

        Changed<R> taken() {
            var all =
                    rows.entrySet().stream()
                            .filter(row -> changed.contains(row.getKey()))
                            .map(Map.Entry::getValue)
                            .toList();
            var taken = new Changed<>(table, all, gone);
            changed.clear();
            gone.clear();
            return taken;
        }
    }

    public WorldDraft() {
        for (var table : TestTables.ALL.all()) parts.put(table, new Part<>(table));
    }

    @SuppressWarnings("unchecked") // The part of a table has its rows.
    private <R extends Record> Part<R> part(Table<R> table) {
        return (Part<R>) Objects.requireNonNull(parts.get(table));
    }

    public long newId() {
        return nextId++;
    }

    public WorldDraft put(CharacterRow row) {
        var before = put(CharacterRow.TABLE, row);
        mint(gold(row) - (before == null ? 0 : gold(before)), 0);
        return this;
    }

    private static long gold(CharacterRow row) {
        return row.purse().all();
    }

    public WorldDraft put(ItemRow row) {
        mint(0, put(ItemRow.TABLE, row) == null ? 1 : 0);
        return this;
    }

    public WorldDraft put(CorpseRow row) {
        var before = put(CorpseRow.TABLE, row);
        mint(row.gold() - (before == null ? 0 : before.gold()), 0);
        return this;
    }

    public WorldDraft put(MonsterRow row) {
        put(MonsterRow.TABLE, row);
        return this;
    }

    /** A row of a table that counts neither gold nor items; answers the one before. */
    public <R extends Record> @Nullable R put(Table<R> table, R row) {
        var part = part(table);
        var key = table.key(row);
        var before = part.rows.put(key, row);
        digest += table.digest(row) - (before == null ? 0 : table.digest(before));
        part.changed.add(key);
        part.gone.remove(key);
        return before;
    }

    public WorldDraft put(AuditRow row) {
        audit.add(row);
        return this;
    }

    public WorldDraft removeItem(long id) {
        remove(ItemRow.TABLE, id);
        mint(0, -1);
        return this;
    }

    public WorldDraft removeCorpse(long id) {
        mint(-remove(CorpseRow.TABLE, id).gold(), 0);
        return this;
    }

    /** Of a table that counts neither gold nor items. */
    public <R extends Record> R remove(Table<R> table, long key) {
        var gone = Objects.requireNonNull(part(table).rows.remove(key));
        digest -= table.digest(gone);
        part(table).gone.add(key);
        return gone;
    }

    /** Everything since the last call, as the next checkpoint; its tick is ten times its number. */
    public Checkpoint checkpoint() {
        number++;
        put(LedgerRow.TABLE, ledger);
        var changes = new ArrayList<Changed<?>>();
        for (var part : parts.values()) changes.add(part.taken());
        var made =
                new Checkpoint(
                        RegionRow.WHOLE, number, number * 10, nextId, changes, audit, digest());
        audit.clear();
        return made;
    }

    /** As the last checkpoint carried it. */
    public long digest() {
        return digest;
    }

    public List<CharacterRow> characters() {
        return rows(CharacterRow.TABLE);
    }

    public List<ItemRow> items() {
        return rows(ItemRow.TABLE);
    }

    public List<CorpseRow> corpses() {
        return rows(CorpseRow.TABLE);
    }

    public List<MonsterRow> monsters() {
        return rows(MonsterRow.TABLE);
    }

    public <R extends Record> List<R> rows(Table<R> table) {
        return List.copyOf(part(table).rows.values());
    }

    public LedgerRow ledger() {
        return ledger;
    }

    private void mint(long gold, long count) {
        ledger =
                new LedgerRow(
                        RegionRow.WHOLE,
                        SOURCE,
                        ledger.goldMinted() + Math.max(0, gold),
                        ledger.goldDestroyed() + Math.max(0, -gold),
                        ledger.itemsMinted() + Math.max(0, count),
                        ledger.itemsDestroyed() + Math.max(0, -count));
    }
}

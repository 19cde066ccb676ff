package emberdelve.server.checkpoint;

import emberdelve.db.row.Table;
import emberdelve.db.world.Changed;
import emberdelve.db.world.RowName;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rows that were made for one checkpoint. Thread: world. */
final class MadeRows {
    private final Map<Table<?>, Made<?>> made = new LinkedHashMap<>();

    /** The rows of one table. */
    static final class Made<R extends Record> {
        private final Table<R> table;
        private final Map<Object, Line<R>> lines = new LinkedHashMap<>();
        private final List<Long> gone = new ArrayList<>();

        private record Line<R>(R row, long digest, Object thing) {}

        Made(Table<R> table) {
            this.table = table;
        }

        Table<R> table() {
            return table;
        }

        void add(R row, long digest, Object thing) {
            lines.put(table.key(row), new Line<>(row, digest, thing));
        }

        Changed<R> commit(KnownRows known) {
            var rows = new ArrayList<R>(lines.size());
            for (var line : lines.values()) {
                known.put(table, line.row, line.digest, line.thing);
                rows.add(line.row);
            }
            for (var key : gone) known.remove(table, key);
            return new Changed<>(table, rows, gone);
        }

        /** Notes that the row with that key is to be removed. */
        void goes(Long key) {
            gone.add(key);
        }

        /** The row with that key, if there is one. */
        Optional<Record> row(Object key) {
            return Optional.ofNullable(lines.get(key)).map(Line::row);
        }

        void leaveOutWhatIsStored(KnownRows known) {
            lines.entrySet()
                    .removeIf(each -> known.has(table, each.getKey(), each.getValue().digest));
        }
    }

    @SuppressWarnings("unchecked") // The rows that are made of a table are its rows.
    <R extends Record> Made<R> of(Table<R> table) {
        return (Made<R>) made.computeIfAbsent(table, _ -> new Made<>(table));
    }

    /** The row of that name, if there is one. */
    Optional<Record> row(RowName name) {
        return of(name.table()).row(name.key());
    }

    /** Counts these rows as stored from now on. */
    List<Changed<?>> commit(KnownRows known) {
        var changes = new ArrayList<Changed<?>>();
        for (var each : made.values()) changes.add(each.commit(known));
        return changes;
    }
}

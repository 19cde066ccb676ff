package emberdelve.server.link;

import emberdelve.db.world.Changed;
import emberdelve.db.world.RowName;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The tidings of what other worlds have stored, kept for one world until it looks: of each row the
 * newest, so that a world that stands still has no more of them than there are rows. Safe for any
 * thread.
 */
public final class Tidings {
    /** The rows by their names, each as it is now; empty when it is no more. */
    private final Map<RowName, Optional<Record>> news = new LinkedHashMap<>();

    /** Adds changes that are on the disk. */
    public synchronized void add(List<Changed<?>> changes) {
        for (var changed : changes) add(changed);
    }

    private <R extends Record> void add(Changed<R> changed) {
        var table = changed.table();
        for (var row : changed.rows())
            news.put(new RowName(table, table.key(row)), Optional.of(row));
        for (var key : changed.gone()) news.put(new RowName(table, key), Optional.empty());
    }

    /** Takes all that there is, as one input; empty if there is nothing. */
    public synchronized Optional<Input> take() {
        if (news.isEmpty()) return Optional.empty();
        var rows = new ArrayList<Record>();
        var gone = new LinkedHashMap<String, List<Long>>();
        news.forEach((name, row) -> {
            row.ifPresent(rows::add);
            if (row.isEmpty())
                gone.computeIfAbsent(name.table().name(), _ -> new ArrayList<>())
                        .add((Long) name.key());
        });
        news.clear();
        return Optional.of(new Input.StoredElsewhere(rows, gone));
    }
}

package emberdelve.db.world;

import emberdelve.db.row.Table;

/**
 * The name of a row: its table and its key there.
 *
 * @param key a {@link Long} or a {@link String}
 */
public record RowName(Table<?> table, Object key) {
    @Override
    public String toString() {
        return table.name() + " " + key;
    }
}

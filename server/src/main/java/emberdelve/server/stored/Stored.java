package emberdelve.server.stored;

import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Marks;

import java.util.List;

/**
 * A kind of thing that a feature stores: its table, and how a thing becomes a row. The feature
 * raises {@link Marks} where its things change. Thread: world.
 *
 * @param <T> the thing
 * @param <R> its row
 */
public interface Stored<T, R extends Record> {
    /** The class under which its marks are raised: {@code world.changes().of(Letter.class)}. */
    Class<T> kind();

    Table<R> table();

    /** The thing as it is stored; {@code key} is the key of its mark. */
    R row(long key, T thing);

    /**
     * Brings back what was stored, before the first tick. Marks that it raises stay.
     *
     * @param rows the stored rows, the smallest key first
     * @param stored the rest of what was stored, for kinds that depend on others
     */
    void restore(World world, List<R> rows, StoredWorld stored);

    /** What its rows have to do with persons: how they are found, and how a person is erased. */
    Personal<R> personal();

    /** Whether rooms come with it, so that it is brought back before all that lies in rooms. */
    default boolean bringsRooms() {
        return false;
    }
}

package emberdelve.server.stored;

import emberdelve.config.content.RoomId;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Marks;

import java.util.List;

/**
 * A kind of thing that a feature stores: its table, and how a thing becomes a row. The feature
 * raises {@link Marks} where its things change. A kind is either of {@link OfPlace places} or
 * {@link Shared} by the worlds that have divided the dungeon among themselves. Thread: world.
 *
 * @param <T> the thing
 * @param <R> its row
 */
public sealed interface Stored<T, R extends Record> {
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

    /** The reach of its rows beyond the world that stores them. */
    Reach reach();

    /** What its rows have to do with persons: how they are found, and how a person is erased. */
    Personal<R> personal();

    /** Whether rooms come with it, so that it is brought back before all that lies in rooms. */
    default boolean bringsRooms() {
        return false;
    }

    /**
     * A kind of which each thing belongs to a room or a zone, so that no other world learns of it.
     *
     * @param <T> the thing
     * @param <R> its row
     */
    non-sealed interface OfPlace<T, R extends Record> extends Stored<T, R> {
        @Override
        default Reach reach() {
            return Reach.PLACE;
        }

        /** The room, or one of the rooms, to which the thing of the row belongs. */
        RoomId place(R row);
    }

    /**
     * A kind of which other worlds learn what one of them has stored.
     *
     * @param <T> the thing
     * @param <R> its row
     */
    non-sealed interface Shared<T, R extends Record> extends Stored<T, R> {
        /**
         * Takes over what another world has stored: rows that are new or have changed there, and
         * the keys of rows that are no more. It raises no marks, does nothing by itself (no event,
         * no message, no timer), and changes nothing when it is told the same again.
         *
         * @param rows the smallest key first
         */
        void learn(World world, List<R> rows, List<Long> gone);

        /** Takes over all rows as if another world had stored them. */
        @Override
        default void restore(World world, List<R> rows, StoredWorld stored) {
            learn(world, rows, List.of());
        }
    }
}

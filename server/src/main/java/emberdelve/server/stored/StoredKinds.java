package emberdelve.server.stored;

import emberdelve.db.world.Tables;

import java.util.List;

/** All kinds of things that the features of a world store, in the order of the features. */
public record StoredKinds(List<Stored<?, ?>> all) {
    public StoredKinds {
        all = List.copyOf(all);
    }

    /** All tables that a database of such a world has. */
    public Tables tables() {
        return Tables.CORE.and(all.stream().map(Stored::table).toList());
    }
}

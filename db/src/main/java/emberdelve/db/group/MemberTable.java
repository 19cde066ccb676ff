package emberdelve.db.group;

import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.util.List;

/** How a {@link MemberRow} is written and read. Thread: the one that owns the handle. */
public final class MemberTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "group_member", "character_id, group_id, place, formation, loot, kept_until");

    private MemberTable() {}

    /** Puts these in, or in the place of those of the same characters. */
    public static void save(Handle handle, List<MemberRow> rows) {
        UPSERT.save(handle, rows, MemberTable::values);
    }

    /** Takes these characters out. */
    public static void remove(Handle handle, List<Long> characters) {
        Removal.from(handle, "group_member", "character_id", characters);
    }

    /** All there are, group by group; groups are few and small. */
    public static List<MemberRow> all(Handle handle) {
        return handle.createQuery("SELECT * FROM group_member ORDER BY group_id, place")
                .map((row, _) ->
                        new MemberRow(
                                row.getLong("character_id"), row.getLong("group_id"),
                                row.getInt("place"), row.getString("formation"),
                                row.getString("loot"), row.getLong("kept_until")))
                .list();
    }

    private static @Nullable Object[] values(MemberRow row) {
        return new @Nullable Object[] {
            row.characterId(),
            row.groupId(),
            row.place(),
            row.formation(),
            row.loot(),
            row.keptUntil()
        };
    }
}

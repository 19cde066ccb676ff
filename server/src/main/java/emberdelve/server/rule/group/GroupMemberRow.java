package emberdelve.server.rule.group;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * A character's place in a group.
 *
 * @param place among its members, from 1; the first leads
 * @param formation where it stands in a fight, in the server's own word
 * @param loot the whole group's rule for loot, likewise
 * @param keptUntil the world's tick up to which the place is kept for one who is not in the world;
 *     0 for one who is
 */
public record GroupMemberRow(
        long characterId, long groupId, int place, String formation, String loot, long keptUntil) {
    public static final Table<GroupMemberRow> TABLE =
            Table.of("group_member", GroupMemberRow.class);

    public GroupMemberRow {
        Require.range("place", place, 1, Integer.MAX_VALUE);
        Require.word("formation", formation);
        Require.word("loot", loot);
        Require.natural("kept_until", keptUntil);
    }
}

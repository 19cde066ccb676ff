package emberdelve.server.rule.group;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * A character's place in a group.
 *
 * @param place the character's place among the members, from 1; the first leads
 * @param formation the character's rank in fights: {@code front} or {@code back}
 * @param loot the word of the group's rule for loot: {@code round-robin}
 * @param keptUntil the world's tick up to which the place is kept for a character that is not in
 *     the world; 0 for one that is
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

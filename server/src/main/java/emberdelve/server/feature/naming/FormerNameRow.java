package emberdelve.server.feature.naming;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/** The row of a {@link FormerName}. */
public record FormerNameRow(
        long id,
        long characterId,
        long accountId,
        String name,
        String foldedName,
        String reason,
        long sinceTick,
        boolean told) {
    public static final Table<FormerNameRow> TABLE = Table.of("former_name", FormerNameRow.class);

    public FormerNameRow {
        Require.range("id", id, 1, Long.MAX_VALUE);
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.range("account_id", accountId, 1, Long.MAX_VALUE);
        Require.word("name", name);
        Require.word("folded_name", foldedName);
        Require.natural("since_tick", sinceTick);
    }
}

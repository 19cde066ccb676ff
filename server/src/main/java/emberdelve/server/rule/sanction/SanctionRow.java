package emberdelve.server.rule.sanction;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A sanction on an account or an address.
 *
 * @param kind one of {@link #KINDS}; an address can only be banned
 * @param accountId the id of the account; empty for an address
 * @param name the name of a character or an account, as staff typed it, or the address
 * @param who the name of the character who gave the order, or "console"
 * @param whoRole the role that this character had
 * @param sinceTime the beginning, in whole seconds
 * @param untilTime the end, in whole seconds and after the beginning; empty when the sanction is
 *     for good
 */
public record SanctionRow(
        long id,
        String kind,
        Optional<Long> accountId,
        String name,
        String reason,
        String who,
        String whoRole,
        Instant sinceTime,
        Optional<Instant> untilTime) {
    public static final Table<SanctionRow> TABLE =
            Table.of("sanction", SanctionRow.class).indexed("account_id", "account");

    public static final List<String> KINDS = List.of("mute", "freeze", "ban");

    /** The longest reason: {@code VARCHAR(1000)} in the table. */
    public static final int REASON_MAX_CHARS = 1_000;

    /** The last second of the year 9999: what every database takes for a time. */
    public static final long SECOND_MAX = 253_402_300_799L;

    public SanctionRow {
        if (!KINDS.contains(kind) || (accountId.isEmpty() && !kind.equals("ban")))
            throw new IllegalArgumentException(
                    "kind: " + kind + " (expected: one of " + KINDS + ", and ban for an address)");
        Require.word("name", name);
        Require.text("reason", reason, REASON_MAX_CHARS);
        Require.word("who", who);
        Require.word("whoRole", whoRole);
        var since = sinceTime.getEpochSecond();
        Require.range("since", since, 0, SECOND_MAX);
        untilTime.ifPresent(
                until -> Require.range("until", until.getEpochSecond(), since + 1, SECOND_MAX));
    }
}

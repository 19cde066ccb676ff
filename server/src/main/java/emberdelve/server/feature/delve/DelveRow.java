package emberdelve.server.feature.delve;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

import java.util.Optional;

/**
 * The row of a {@link DelveRun}.
 *
 * @param madeFor the number of characters for whom the delve was made, at least 1
 * @param levelSum the sum of their levels
 * @param dayNumber the day of a ranked try at the delve of the day, in days since 1970; empty for
 *     any other delve
 * @param site the delve's name with its article
 * @param party who went in, in the form that {@link DelveStore} writes
 * @param wonTicks the game time until the delve was cleared; empty if it was not
 * @param score the points for the cleared delve; empty if it was not cleared, or before there were
 *     scores
 * @param clearedDay the day on which it was scored, in days since 1970; empty without a score
 * @param accountId the account whose ranked try at the delve of the day this is; empty for any
 *     other delve
 */
public record DelveRow(
        long id,
        long seed,
        int madeFor,
        int levelSum,
        String pace,
        Optional<Long> dayNumber,
        String site,
        long openedTick,
        String party,
        boolean isOpen,
        boolean isLost,
        Optional<Long> wonTicks,
        Optional<Long> score,
        Optional<Long> clearedDay,
        Optional<Long> accountId) {
    public static final Table<DelveRow> TABLE = Table.of("delve", DelveRow.class);

    /** The most characters of {@code party}, which is VARCHAR(1000) in the table. */
    public static final int PARTY_MAX_CHARS = 1_000;

    public DelveRow {
        Require.range("made_for", madeFor, 1, Integer.MAX_VALUE);
        Require.natural("level_sum", levelSum);
        Require.word("pace", pace);
        Require.word("site", site);
        Require.natural("opened_tick", openedTick);
        Require.text("party", party, PARTY_MAX_CHARS);
        wonTicks.ifPresent(ticks -> Require.natural("won_ticks", ticks));
        score.ifPresent(points -> Require.natural("score", points));
    }
}

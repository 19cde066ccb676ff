package emberdelve.server.feature.delve;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

import java.util.Optional;

/**
 * A delve that is open or was cleared.
 *
 * @param madeFor so many people, at least 1
 * @param levelSum of them
 * @param dayNumber whose delve of the day it is, in days since 1970; empty when it is none
 * @param site its name
 * @param party who went in, as text that the server reads
 * @param wonTicks game time until it was cleared; empty when it was not
 * @param score of one that was cleared, and {@code clearedDay}, in days since 1970
 * @param accountId whose try at the delve of the day it is
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

    /** VARCHAR(1000) in the table. */
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

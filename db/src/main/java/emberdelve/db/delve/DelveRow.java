package emberdelve.db.delve;

import emberdelve.db.row.Require;
import emberdelve.db.row.RowDigest;

import java.util.Optional;

/**
 * A delve that is open or was cleared.
 *
 * @param madeFor so many people, at least 1
 * @param levelSum of them
 * @param day whose delve of the day it is, in days since 1970; empty when it is none
 * @param site its name
 * @param party who went in, as text that the server reads
 * @param wonTicks game time until it was cleared; empty when it was not
 */
public record DelveRow(
        long id,
        long seed,
        int madeFor,
        int levelSum,
        String pace,
        Optional<Long> day,
        String site,
        long openedTick,
        String party,
        boolean open,
        boolean lost,
        Optional<Long> wonTicks) {
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
    }

    /** Changes whenever a column does; see {@link RowDigest}. */
    public long digest() {
        return RowDigest.of("delve")
                .add(id)
                .add(seed)
                .add(madeFor)
                .add(levelSum)
                .add(pace)
                .add(day.isPresent())
                .add(day.orElse(0L))
                .add(site)
                .add(openedTick)
                .add(party)
                .add(open)
                .add(lost)
                .add(wonTicks.isPresent())
                .add(wonTicks.orElse(0L))
                .value();
    }
}

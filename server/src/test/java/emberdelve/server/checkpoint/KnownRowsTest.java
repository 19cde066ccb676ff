package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.world.RowName;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;

/** What is known to be stored, while checkpoints are under way that the database may refuse. */
class KnownRowsTest {
    private static final LedgerRow BEFORE = row("kit", 1);
    private static final Table<FeatureRow> FEATURES = Table.of("lantern", FeatureRow.class);

    private record FeatureRow(long id, String words) {}

    private final KnownRows known = new KnownRows(LedgerRow.TABLE.digest(BEFORE), false);

    private static LedgerRow row(String reason, long gold) {
        return new LedgerRow(RegionRow.WHOLE, reason, gold, 0, 0, 0);
    }

    private static RowName name(String reason) {
        return new RowName(LedgerRow.TABLE, LedgerRow.entry(RegionRow.WHOLE, reason));
    }

    private void put(LedgerRow row) {
        known.put(LedgerRow.TABLE, row, LedgerRow.TABLE.digest(row), row.goldMinted());
    }

    @Test
    void whatIsUndoneIsAsItWasBeforeTheFirstOfTheCheckpoints() {
        known.know(LedgerRow.TABLE, List.of(BEFORE));
        put(row("kit", 2));
        put(row("shop", 1));
        put(row("kit", 3));

        var undone = known.undo(name("kit")).orElseThrow();
        assertThat(undone.thing()).contains(3L);
        assertThat(undone.digest()).isEqualTo(LedgerRow.TABLE.digest(row("kit", 3)));
        assertThat(known.row(LedgerRow.TABLE, BEFORE.entry())).contains(BEFORE);
        assertThat(known.undo(name("kit"))).as("once").isEmpty();
        assertThat(known.undo(name("shop"))).isPresent();
        assertThat(known.has(LedgerRow.TABLE, row("shop", 0).entry())).isFalse();
        assertThat(known.digest()).isEqualTo(LedgerRow.TABLE.digest(BEFORE));
    }

    @Test
    void rowsOfFeaturesAreKnownButNotCountedWhileThereAreOtherRegions() {
        var divided = new KnownRows(5, true);
        var row = new FeatureRow(1, "lit");
        divided.put(FEATURES, row, FEATURES.digest(row), row);
        assertThat(divided.has(FEATURES, 1L, FEATURES.digest(row))).isTrue();
        assertThat(divided.digest()).isEqualTo(5);
        assertThat(divided.undo(new RowName(FEATURES, 1L))).isPresent();
        assertThat(divided.digest()).isEqualTo(5);
        divided.know(FEATURES, List.of(row));
        divided.remove(FEATURES, 1L);
        assertThat(divided.has(FEATURES, 1L)).isFalse();
        assertThat(divided.digest()).isEqualTo(5);

        divided.put(LedgerRow.TABLE, BEFORE, LedgerRow.TABLE.digest(BEFORE), BEFORE);
        assertThat(divided.digest()).isEqualTo(5 + LedgerRow.TABLE.digest(BEFORE));
    }

    /** A store that refuses everything for long is a store in which everything changes often. */
    @Test
    void howOftenARowChangedMakesItNoDearerToUndo() {
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> {
                    for (var gold = 0; gold < 10; gold++)
                        for (var at = 0; at < 20_000; at++) put(row("r" + at, gold));
                    for (var at = 0; at < 20_000; at++)
                        assertThat(known.undo(name("r" + at))).isPresent();
                });
        assertThat(known.digest()).isEqualTo(LedgerRow.TABLE.digest(BEFORE));
    }
}

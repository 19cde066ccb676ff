package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.open.WorldOpening;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;

class MarkerKeeperTest {
    @TempDir private Path folder;

    @Test
    void theMarkerIsWrittenAtMostOnceAMinute() throws IOException {
        var clock = new AtomicLong(-5);
        try (var store = WorldOpening.open(folder, false, _ -> {})) {
            var keeper = new MarkerKeeper(store, "d1", 7, clock::get);
            keeper.write();
            assertThat(stored()).contains("checkpoint=7");

            clock.addAndGet(MarkerKeeper.PERIOD.toNanos() - 1);
            keeper.durable(8);
            assertThat(stored()).contains("checkpoint=7");

            clock.addAndGet(1);
            keeper.durable(9);
            assertThat(stored()).contains("checkpoint=9");
        }
    }

    @Test
    void aCheckpointThatWasTriedAgainDoesNotTurnTheMarkerBack() throws IOException {
        try (var store = WorldOpening.open(folder, false, _ -> {})) {
            var keeper = new MarkerKeeper(store, "d1", 7, () -> 0);
            keeper.durable(6);
            keeper.write();

            assertThat(stored()).contains("checkpoint=7");
        }
    }

    private String stored() throws IOException {
        return Files.readString(folder.resolve("world.marker"));
    }
}

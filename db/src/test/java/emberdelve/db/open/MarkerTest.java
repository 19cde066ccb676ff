package emberdelve.db.open;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

class MarkerTest {
    private final Marker marker = new Marker("d1", 40, Migrations.NEWEST);

    @TempDir private Path folder;

    @Test
    void itIsReadBackAsItWasWrittenAndLeavesNoDraft() throws IOException {
        marker.write(folder.resolve("world.marker"));
        marker.write(folder.resolve("world.marker"));

        assertThat(Marker.read(folder.resolve("world.marker"))).contains(marker);
        assertThat(folder).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    void itMayLagBehindTheDatabaseButNeverLead() {
        assertThat(marker.against("d1", 40)).isEmpty();
        assertThat(marker.against("d1", 41)).isEmpty();
        assertThat(marker.against("d1", 39)).isPresent();
    }

    @Test
    void itKnowsItsOwnWorld() {
        assertThat(marker.against("d2", 40)).contains("another world (d2, not d1)");
    }

    @Test
    void anInterruptDoesNotKeepItFromBeingWritten() throws IOException {
        try (var store = WorldOpening.open(folder, false, _ -> {})) {
            Thread.currentThread().interrupt();
            store.mark("d1", 40);
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(Marker.read(folder.resolve("world.marker"))).contains(marker);
    }
}

package emberdelve.db.open;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class MigrationsTest {
    @TempDir private Path folder;

    @Test
    void theNewestFileIsTheOneTheProgramKnowsOf() {
        WorldOpening.open(folder, false, _ -> {}).close();
        var store = H2Store.open(new WorldFiles(folder).world(), H2Store.Mode.READ_ONLY);
        try {
            assertThat(Migrations.of(store.source()).resolved()).isEqualTo(Migrations.NEWEST);
            assertThat(Migrations.stored(store.writer())).isEqualTo(Migrations.NEWEST);
        } finally {
            store.close();
        }
    }
}

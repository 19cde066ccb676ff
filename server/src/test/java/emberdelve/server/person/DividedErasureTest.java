package emberdelve.server.person;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.Settings;
import emberdelve.db.Database;
import emberdelve.server.feature.Features;
import emberdelve.server.game.StoppedErasure;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Who is erased while the server is stopped is erased from all regions, and they stay divided. */
final class DividedErasureTest {
    private static final List<String> REGIONS = List.of("town", "mine", "moor");

    @TempDir private Path folder = Path.of("");

    @Test
    void theRegionsStayAndTheWorldIsSound() throws Exception {
        PersonWorld.make(folder);
        try (var database = open()) {
            database.checkpoints().divideInto(REGIONS);
        }
        try (var database = open()) {
            var account =
                    database.persons()
                            .named(PersonWorld.SECOND.toUpperCase(Locale.ROOT))
                            .orElseThrow();
            StoppedErasure.erase(
                    database,
                    Settings.DEFAULTS,
                    ShippedContent.load(),
                    Features.registry(),
                    account);
            assertThat(database.persons().named(PersonWorld.SECOND)).isEmpty();
        }
        try (var database = open()) {
            assertThat(database.checkpoints().regions()).isEqualTo(REGIONS.size());
            for (var region : REGIONS)
                assertThat(database.checkpoints().loadWorld(region).region().name())
                        .isEqualTo(region);
            var report = database.verify();
            assertThat(report.sound()).as(report.lines()::toString).isTrue();
            assertThat(report.gold()).as("what Grist has").isEqualTo(65);

            database.checkpoints().divideInto(List.of("whole"));
            var together = database.verify();
            assertThat(together.sound()).as(together.lines()::toString).isTrue();
            assertThat(together.gold()).isEqualTo(65);
        }
    }

    private Database open() {
        return Database.open(folder, false, Features.tables());
    }
}

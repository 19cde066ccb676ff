package emberdelve.bench.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.server.cli.CommandLines;
import emberdelve.server.feature.Features;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** The world for measuring, as it is written. */
final class HallsTest {
    private static final Path HOME = Path.of("..");

    @TempDir private Path config = Path.of("");

    @BeforeEach
    void write() throws IOException {
        Halls.write(HOME, config);
    }

    @Test
    void itPassesTheCheckOfTheServer() {
        var checked =
                CommandLines.of(
                                Map.of(),
                                (_, _, _, _, _, _, _) -> {
                                    throw new IllegalStateException("nothing is started");
                                })
                        .execute("check", "--config", config.toString());

        assertThat(checked).isZero();
    }

    @Test
    void aHundredSafeRoomsAreReachedByTheWaysThatPlayersGo() {
        var problems = new Problems();
        var content =
                new ContentLoader(Features.registry().content())
                        .load(config.resolve("content"), problems)
                        .orElseThrow();
        var halls = content.zones().get("measuring-halls");

        assertThat(halls).isNotNull();
        assertThat(halls.safe()).isTrue();
        assertThat(halls.rooms()).hasSize(Halls.COUNT);
        for (var number = 0; number < Halls.COUNT; number++) {
            var at = halls.rooms().getFirst();
            for (var step : Halls.way(number)) {
                var direction = Direction.valueOf(step.toUpperCase(Locale.ROOT));
                var to = at.exits().get(direction).to();
                at = halls.rooms().stream().filter(room -> room.id().equals(to)).findFirst().get();
            }
            assertThat(at.name()).isEqualTo(Halls.NAME + " " + number);
        }
    }

    /** Otherwise refusals would be taken for nothing. */
    @Test
    void theWordsByWhichARefusalIsKnownAreThoseThatShip() {
        var content =
                new ContentLoader(Features.registry().content())
                        .load(config.resolve("content"), new Problems())
                        .orElseThrow();

        assertThat(content.messages().byKey().get("input.too-fast").toString())
                .contains(ServerProcess.REFUSAL);
    }
}

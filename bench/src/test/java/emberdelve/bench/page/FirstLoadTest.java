package emberdelve.bench.page;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Venue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Path;

final class FirstLoadTest {
    private static final long MOST_OCTETS = 150 << 10;

    @Test
    void theWholePageIsReadAndIsSmall() throws IOException, InterruptedException {
        try (var folder = BenchFolder.ofClassPath(Path.of(".."));
                var server = folder.server(Venue.SHIPPED);
                var visitor = new Visitor(server.webPort())) {
            var load = visitor.visit();

            assertThat(load.files())
                    .extracting(WebFile::type)
                    .contains("text/html", "text/css", "text/javascript", "image/svg+xml");
            assertThat(load.packedOctets()).isPositive().isLessThanOrEqualTo(MOST_OCTETS);
            assertThat(load.sheet().markdown()).contains("| all | " + load.files().size() + " |");
        }
    }
}

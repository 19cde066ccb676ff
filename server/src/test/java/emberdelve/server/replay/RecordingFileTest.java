package emberdelve.server.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import emberdelve.config.settings.RecordingSettings;
import emberdelve.server.game.Recorder;
import emberdelve.server.link.Input;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

class RecordingFileTest {
    private static final Instant START = Instant.parse("2026-11-21T08:00:00Z");

    @TempDir private Path folder = Path.of("");

    @Test
    void nothingIsKeptUnlessItIsWanted() {
        assertThat(RecordingFile.open(folder, RecordingSettings.DEFAULTS, START))
                .isSameAs(Recorder.NONE);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theOldestRecordingsMakeRoomForTheNewest() throws IOException {
        for (var start = 0; start < 5; start++)
            RecordingFile.open(folder, new RecordingSettings(true, 1, 3), START.plusSeconds(start));
        assertThat(files())
                .containsExactly(
                        "20261121-080002-000.log",
                        "20261121-080003-000.log",
                        "20261121-080004-000.log");
    }

    @Test
    void aFullRecordingEndsInOrder() throws IOException {
        var recorder = RecordingFile.open(folder, new RecordingSettings(true, 1, 1), START);
        var file = folder.resolve(files().getFirst());
        for (var i = 0; i < 20; i++) {
            for (var lines = 0; lines < 5_000; lines++) recorder.took(new Input.Durable(lines));
            recorder.end();
        }
        await().until(() -> Files.size(file) > 900_000 && isWhole(file));
        assertThat(Files.size(file)).isLessThan(1024 * 1024 + 10);
    }

    private static boolean isWhole(Path file) throws IOException {
        return Files.readString(file).endsWith("\nend\nend\n");
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}

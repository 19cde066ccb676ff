package emberdelve.server.person;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.RetentionSettings;
import emberdelve.server.time.Clock;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

class RetentionTest {
    private static final Instant NOW = Instant.parse("2026-03-31T12:00:00Z");
    private static final RetentionSettings SETTINGS =
            new RetentionSettings(Duration.ofDays(30), Duration.ofDays(3), Duration.ofDays(2));

    @TempDir private Path data = Path.of("");

    private Path file(String name, Duration age) throws IOException {
        var file = data.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "x");
        Files.setLastModifiedTime(file, FileTime.from(NOW.minus(age)));
        return file;
    }

    @Test
    void whatIsOlderGoesAndNothingElse() throws IOException {
        var old = file("recording/a.log", Duration.ofDays(3).plusSeconds(1));
        var young = file("recording/b.log", Duration.ofDays(3));
        var other = file("recording/notes.txt", Duration.ofDays(90));
        var export = file("persons/account-1.json", Duration.ofDays(2).plusSeconds(1));
        var world = file("world.mv.db", Duration.ofDays(90));

        new Retention(data, () -> SETTINGS, new Clock(InstantSource.fixed(NOW), () -> 0)).sweep();

        assertThat(old).doesNotExist();
        assertThat(export).doesNotExist();
        assertThat(young).exists();
        assertThat(other).exists();
        assertThat(world).exists();
    }

    @Test
    void whereThereIsNothingNothingIsSwept() throws IOException {
        new Retention(data, () -> SETTINGS, new Clock(InstantSource.fixed(NOW), () -> 0)).sweep();
        assertThat(data).isEmptyDirectory();
    }
}

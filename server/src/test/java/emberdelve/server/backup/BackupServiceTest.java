package emberdelve.server.backup;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.BackupSettings;
import emberdelve.db.Database;
import emberdelve.db.backup.Backups;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Inboxes;
import emberdelve.server.time.Clock;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

final class BackupServiceTest {
    @Test
    void onASpanABackupIsMadeAndTheNextOneAfterThat(@TempDir Path data) {
        try (var database = Database.open(data, false, Features.tables())) {
            var service =
                    new BackupService(
                            database,
                            () -> new BackupSettings(Duration.ofMillis(20), 2),
                            Clock.SYSTEM,
                            Inboxes.of(new Inbox(8)));
            service.start();
            Awaitility.await().until(() -> backups(data) == 2);
            service.stop();
        }
    }

    private static long backups(Path data) throws IOException {
        var folder = Backups.standard(data);
        if (!Files.isDirectory(folder)) return 0;
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".zip")).count();
        }
    }

    @Test
    void aStartSweepsAsideWhatAKilledBackupLeftAlsoWithoutASchedule(@TempDir Path data)
            throws IOException {
        var room = Files.createDirectories(Backups.standard(data).resolve("checking"));
        var draft = Files.writeString(Backups.standard(data).resolve("backup.new"), "half");
        Files.writeString(room.resolve("world.mv.db"), "half");
        try (var database = Database.open(data, false, Features.tables())) {
            var service =
                    new BackupService(
                            database,
                            () -> new BackupSettings(Duration.ZERO, 7),
                            Clock.SYSTEM,
                            Inboxes.of(new Inbox(8)));
            service.start();
            Awaitility.await().until(() -> !Files.exists(room) && !Files.exists(draft));
            service.stop();
            assertThat(service.isAtRest()).as("a stop waits for nothing that is not due").isTrue();
        }
    }
}

package emberdelve.server.person;

import emberdelve.config.settings.RetentionSettings;
import emberdelve.db.Database;
import emberdelve.server.lifecycle.Chore;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;

/**
 * The sweeping of recordings and exports that are older than the settings say, at a start and once
 * an hour. A file is as old as the last line that was written into it.
 */
public final class Retention implements Service {
    private static final Duration PAUSE = Duration.ofHours(1);

    private final Path data;
    private final Supplier<RetentionSettings> settings;
    private final Clock clock;
    private Optional<ExecutorService> thread = Optional.empty();

    @Inject
    Retention(Database database, Supplier<RetentionSettings> settings, Clock clock) {
        this(database.folder(), settings, clock);
    }

    Retention(Path data, Supplier<RetentionSettings> settings, Clock clock) {
        this.data = data;
        this.settings = settings;
        this.clock = clock;
    }

    @Override
    public void start() {
        Chore.start("retention", this::sweep);
        thread = Optional.of(Chore.every(PAUSE, "retention", this::sweep));
    }

    @Override
    public void stop() {
        thread.ifPresent(ExecutorService::shutdownNow);
    }

    void sweep() throws IOException {
        var now = clock.instant();
        sweep(data.resolve("recording"), "*.log", now.minus(settings.get().recordings()));
        sweep(data.resolve(PersonExport.FOLDER), "*.json", now.minus(settings.get().exports()));
    }

    private static void sweep(Path folder, String pattern, Instant oldest) throws IOException {
        if (!Files.isDirectory(folder)) return;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
            for (var file : files)
                if (Files.getLastModifiedTime(file).toInstant().isBefore(oldest))
                    Files.deleteIfExists(file);
        }
    }
}

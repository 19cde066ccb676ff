package emberdelve.server.backup;

import emberdelve.config.settings.BackupSettings;
import emberdelve.db.Database;
import emberdelve.db.backup.BackupReport;
import emberdelve.db.backup.Backups;
import emberdelve.db.open.OpeningProgress;
import emberdelve.server.admin.BackupRequests;
import emberdelve.server.admin.Role;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.time.Clock;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * The maker of backups while the world is played on: on a schedule, and when staff ask. A thread of
 * its own reads; the writer of the world does not wait for it. Safe for any thread.
 */
public final class BackupService implements Service, BackupRequests {
    private static final Logger LOG = LoggerFactory.getLogger(BackupService.class);

    /**
     * The seconds for this service, of the 15 s that an orderly stop may take; what a backup that
     * is broken off leaves, the next start deletes.
     */
    private static final int STOP_SECONDS = 2;

    /** The longest time until a setting that was changed is looked at. */
    private static final Duration LOOKS_EVERY = Duration.ofMinutes(1);

    private final Database database;
    private final Supplier<BackupSettings> settings;
    private final Clock clock;
    private final Inboxes inboxes;

    /** The moment of the start, or of the end of the last backup. */
    private volatile long lastNanos;

    private final AtomicBoolean underWay = new AtomicBoolean();
    private final ScheduledThreadPoolExecutor thread =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().name("backup").daemon().factory());

    @Inject
    BackupService(
            Database database, Supplier<BackupSettings> settings, Clock clock, Inboxes inboxes) {
        this.database = database;
        this.settings = settings;
        this.clock = clock;
        this.inboxes = inboxes;
        // A stop waits for the backup under way, and not for the next look at the settings.
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    // The schedule lives as long as the process; each backup itself tells what goes wrong.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void start() {
        if (!database.isCopied()) return;
        // The backup's own thread deletes, since there may be much to delete; the first backup
        // waits for it.
        thread.execute(this::sweep);
        lastNanos = clock.nanoTime();
        lookAgain();
    }

    /** Makes a backup if one is due by the settings in force, and looks again in a while. */
    private void look() {
        var every = settings.get().every();
        if (!every.isZero() && clock.nanoTime() - lastNanos >= every.toNanos()) request();
        lookAgain();
    }

    @SuppressWarnings("FutureReturnValueIgnored")
    private void lookAgain() {
        if (thread.isShutdown()) return;
        var every = settings.get().every();
        var pause = every.isZero() || every.compareTo(LOOKS_EVERY) > 0 ? LOOKS_EVERY : every;
        thread.schedule(this::look, pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void stop() {
        thread.shutdown();
        try {
            if (!thread.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS))
                LOG.warn("a backup was under way; it is given up");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether nothing of it is under way or due any more. */
    boolean isAtRest() {
        return thread.isTerminated();
    }

    @Override
    public boolean request() {
        if (thread.isShutdown() || !underWay.compareAndSet(false, true)) return false;
        thread.execute(this::make);
        return true;
    }

    private void sweep() {
        try {
            backups().sweep();
        } catch (RuntimeException failure) {
            LOG.warn("what a killed backup left could not be deleted: {}", failure.getMessage());
        }
    }

    private Backups backups() {
        return new Backups(Backups.standard(database.folder()), database.tables());
    }

    private void make() {
        try {
            told(
                    backups()
                            .make(
                                    database,
                                    settings.get().keep(),
                                    clock.instant(),
                                    OpeningProgress.UNHEARD));
        } catch (RuntimeException failure) {
            LOG.error("no backup could be made: {}", failure.toString());
            tell(Note.of("backup.failed", Map.of("reason", String.valueOf(failure.getMessage()))));
        } finally {
            lastNanos = clock.nanoTime();
            underWay.set(false);
        }
    }

    private void told(BackupReport report) {
        var name = String.valueOf(report.backup().file().getFileName());
        LOG.atInfo()
                .addKeyValue("file", report.backup().file())
                .addKeyValue("octets", report.octets())
                .addKeyValue("older-deleted", report.swept().size())
                .log("a backup is made: {}", report.audit().lines().getFirst());
        tell(
                Note.of(
                        "backup.done",
                        Map.of(
                                "file", name,
                                "octets", Long.toString(report.octets()),
                                "swept", Integer.toString(report.swept().size()))));
    }

    private void tell(Note note) {
        if (!inboxes.offer(new Input.Announced(Role.ADMIN, note)))
            LOG.warn("staff did not hear of it: {}", note);
    }
}

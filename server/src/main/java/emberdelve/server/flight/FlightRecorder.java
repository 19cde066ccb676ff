package emberdelve.server.flight;

import emberdelve.config.settings.AdminSettings;
import emberdelve.db.Database;
import emberdelve.server.game.Regions;
import emberdelve.server.game.TickReport;
import emberdelve.server.lifecycle.Chore;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.LongFunction;

/**
 * The recording of Java's Flight Recorder that goes on, where the settings ask for it: ticks, slow
 * deeds and checkpoints, and what the JVM was at meanwhile. It stays in memory. When a tick took
 * longer than a tick may, it is written to a file, at most once in ten minutes. Nothing in it was
 * typed by anybody, and nobody is named: actors have their numbers.
 *
 * <p>It reads what the world has published, and touches neither the world nor its thread.
 */
public final class FlightRecorder implements Service {
    /** The folder in the data folder that holds the files. */
    public static final String FOLDER = "flight";

    /** The least time between two files. */
    static final Duration REST = Duration.ofMinutes(10);

    /** The most files that are kept; the oldest are deleted. */
    static final int FILES_MAX = 5;

    /** The room on a disk that a recording needs many times over. */
    private static final long ROOM_LEAST_OCTETS = 256L << 20;

    private static final Logger LOG = LoggerFactory.getLogger(FlightRecorder.class);
    private static final Duration EVERY = Duration.ofSeconds(1);

    /** From this length on, waits of threads are worth an event. */
    private static final Duration LONG_WAIT = Duration.ofMillis(20);

    private static final Duration STACK_EVERY = Duration.ofMillis(20);
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'late-'yyyyMMdd-HHmmss'.jfr'").withZone(ZoneOffset.UTC);

    private final Path folder;
    private final LongFunction<List<TickReport>> since;
    private final Duration period;
    private final Clock clock;
    private final Recording recording = new Recording();
    private final boolean enabled;
    private Optional<ExecutorService> thread = Optional.empty();
    private Optional<Long> writtenNanos = Optional.empty();
    private long seenTick = -1;
    private long seenDurable = -1;

    @Inject
    FlightRecorder(AdminSettings settings, Database database, Regions regions, Clock clock) {
        this(
                settings.flightRecorder(),
                database.folder().resolve(FOLDER),
                regions.capital().reports()::since,
                regions.capital().reports().period(),
                clock);
    }

    /**
     * @param enabled whether it records at all
     * @param folder for the files; made with the first one
     * @param since the reports of the ticks after a given one, the oldest first
     * @param period the time that a tick may take
     */
    FlightRecorder(
            boolean enabled,
            Path folder,
            LongFunction<List<TickReport>> since,
            Duration period,
            Clock clock) {
        this.enabled = enabled;
        this.folder = folder;
        this.since = since;
        this.period = period;
        this.clock = clock;
    }

    /** The recorder begins with the first look, a second later: no start waits for it. */
    @Override
    public void start() {
        if (enabled) thread = Optional.of(Chore.every(EVERY, "flight-recorder", this::look));
    }

    @Override
    public void stop() {
        thread.ifPresent(ExecutorService::shutdownNow);
        recording.close();
    }

    /** Notes what is new, and writes the file if a tick was late. */
    void look() throws IOException {
        if (recording.getState() == RecordingState.NEW) begin();
        var late = false;
        for (var report : since.apply(seenTick)) {
            note(report);
            late |= report.time().tookNanos() > period.toNanos();
        }
        if (late && hasRested() && hasRoom()) write();
    }

    private void begin() {
        recording.setName("emberdelve");
        recording.setToDisk(false);
        recording.enable(TickEvent.class);
        recording.enable(SlowDeedEvent.class);
        recording.enable(CheckpointEvent.class);
        recording.enable("jdk.GarbageCollection");
        recording.enable("jdk.CPULoad").withPeriod(EVERY);
        recording.enable("jdk.ExecutionSample").withPeriod(STACK_EVERY);
        for (var wait :
                List.of(
                        "jdk.FileForce",
                        "jdk.FileRead",
                        "jdk.FileWrite",
                        "jdk.JavaMonitorEnter",
                        "jdk.VirtualThreadPinned"))
            recording.enable(wait).withThreshold(LONG_WAIT).withStackTrace();
        recording.start();
    }

    private void note(TickReport report) {
        var time = report.time();
        seenTick = time.tick();
        new TickEvent(time).commit();
        for (var slow : time.slow()) new SlowDeedEvent(time.tick(), slow).commit();
        report.saving()
                .filter(saving -> saving.durableTick() > seenDurable)
                .ifPresent(saving -> {
                    seenDurable = saving.durableTick();
                    new CheckpointEvent(saving).commit();
                });
    }

    /** Whether the disks have plenty of room: the JVM ends when it cannot write a recording. */
    private boolean hasRoom() throws IOException {
        Files.createDirectories(folder);
        for (var place : List.of(folder, Path.of(System.getProperty("java.io.tmpdir", "/tmp"))))
            if (Files.getFileStore(place).getUsableSpace() < ROOM_LEAST_OCTETS) return false;
        return true;
    }

    private boolean hasRested() {
        return writtenNanos.isEmpty() || clock.nanoTime() - writtenNanos.get() >= REST.toNanos();
    }

    private void write() throws IOException {
        writtenNanos = Optional.of(clock.nanoTime());
        var file = folder.resolve(NAME.format(clock.instant()));
        recording.dump(file);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        LOG.info("a tick was late; what the server was at is in {}", file);
        keepTheNewest();
    }

    private void keepTheNewest() throws IOException {
        try (var files = Files.newDirectoryStream(folder, "late-*.jfr")) {
            var all = new ArrayList<Path>();
            files.forEach(all::add);
            all.sort(Comparator.reverseOrder());
            for (var old : all.subList(Math.min(FILES_MAX, all.size()), all.size()))
                Files.deleteIfExists(old);
        }
    }
}

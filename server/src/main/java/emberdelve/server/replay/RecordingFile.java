package emberdelve.server.replay;

import emberdelve.config.settings.RecordingSettings;
import emberdelve.server.game.Recorder;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A recording on disk, written by a thread of its own: a slow disk must not hold up the world. The
 * recording ends when the file is full or the disk is too slow; the game goes on. Safe for any
 * thread.
 */
public final class RecordingFile implements Consumer<String> {
    /** The most ticks that may wait for the disk: half a minute of them, at the usual pace. */
    private static final int WAITING_MAX = 150;

    private static final String SUFFIX = ".log";
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);
    private static final Logger LOG = LoggerFactory.getLogger(RecordingFile.class);

    private final Path file;
    private final Writer writer;
    private final long charsMax;
    private final ExecutorService disk =
            new ThreadPoolExecutor(
                    1,
                    1,
                    0,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(WAITING_MAX),
                    Thread.ofPlatform().name("recording").daemon().factory());
    private volatile boolean ended;
    private long written;

    private RecordingFile(Path file, long charsMax) throws IOException {
        this.file = file;
        this.charsMax = charsMax;
        writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
    }

    /**
     * Opens a new file in that folder for what the settings want recorded; the oldest ones there
     * are deleted.
     *
     * @throws UncheckedIOException if the folder cannot be written
     */
    public static Recorder open(Path folder, RecordingSettings settings, Instant now) {
        if (!settings.enabled()) return Recorder.NONE;
        try {
            Files.createDirectories(folder);
            makeRoom(folder, settings.filesMax() - 1);
            var file =
                    new RecordingFile(
                            folder.resolve(NAME.format(now) + SUFFIX),
                            settings.fileMaxMib() * 1024L * 1024L);
            LOG.info("inputs are recorded in {}", file.file);
            return new InputLog(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void accept(String lines) {
        if (ended) return;
        try {
            disk.execute(() -> write(lines));
        } catch (RejectedExecutionException _) {
            ended = true;
            LOG.warn("the disk is too slow: the recording {} has ended", file);
        }
    }

    /** Writes lines to the file. Thread: the disk's. */
    private void write(String lines) {
        if (written < 0) return;
        try {
            written += lines.length();
            if (written > charsMax) {
                lines = InputLog.END + "\n";
                written = -1;
                ended = true;
                LOG.info("the recording {} is full", file);
            }
            writer.write(lines);
            writer.flush();
        } catch (IOException failure) {
            ended = true;
            written = -1;
            LOG.warn("the recording {} has ended: {}", file, failure.getMessage());
        }
    }

    private static void makeRoom(Path folder, int filesLeft) throws IOException {
        try (var files = Files.list(folder)) {
            var oldestFirst =
                    files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
            for (var i = 0; i < oldestFirst.size() - filesLeft; i++)
                Files.delete(oldestFirst.get(i));
        }
    }
}

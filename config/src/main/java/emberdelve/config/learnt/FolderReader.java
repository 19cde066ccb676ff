package emberdelve.config.learnt;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * The reader of content's folders and files, which gives up when the disk does not answer: a
 * network disk that is gone holds its reader for ever. So a separate thread reads, and is left
 * behind if it takes too long; while it still waits, nothing else is read. Thread: one at a time.
 */
public final class FolderReader {
    /** The time to wait for an answer: ten times what a large content takes on a slow disk. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Duration patience;
    private Optional<Waiting> left = Optional.empty();

    /** A thread that was left behind, and the file that it waits for. */
    private record Waiting(Thread thread, String file) {}

    /** A reading that may hang. */
    interface Reading<T> {
        /** Reads, and hands {@code at} the path of each file before it asks for that file. */
        T read(Consumer<String> at) throws IOException;
    }

    public FolderReader() {
        this(PATIENCE);
    }

    FolderReader(Duration patience) {
        this.patience = patience;
    }

    /**
     * Reads the folder as it is now.
     *
     * @throws UnfitException if it does not answer, or is too large
     * @throws IOException if it cannot be read
     */
    public FolderText read(Path folder) throws IOException {
        return within(at -> FolderText.of(folder, at));
    }

    /** Reads the file as it is now. */
    public PlainFile file(Path file) {
        try {
            return within(_ -> PlainFile.read(file));
        } catch (UnfitException unfit) {
            return unfit.unfit();
        } catch (IOException failure) {
            return PlainFile.Unfit.because(failure);
        }
    }

    <T> T within(Reading<T> reading) throws IOException {
        var before = left.filter(its -> its.thread().isAlive());
        if (before.isPresent()) throw silent(before.get().file());
        var read = new CompletableFuture<T>();
        var at = new AtomicReference<>("");
        var thread =
                Thread.ofPlatform()
                        .name("content-reader")
                        .daemon()
                        .start(() -> run(reading, at::set, read));
        try {
            return read.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            left = Optional.of(new Waiting(thread, at.get()));
            throw silent(at.get());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted at " + at.get());
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof IOException of) throw of;
            throw new IllegalStateException("at " + at.get(), failure.getCause());
        }
    }

    private static <T> void run(
            Reading<T> reading, Consumer<String> at, CompletableFuture<T> read) {
        try {
            read.complete(reading.read(at));
        } catch (IOException | RuntimeException failure) {
            read.completeExceptionally(failure);
        }
    }

    private UnfitException silent(String file) {
        var said = "no answer within " + patience.toSeconds() + " s";
        return new UnfitException(file, new PlainFile.Unfit(said, "a file to read"));
    }
}

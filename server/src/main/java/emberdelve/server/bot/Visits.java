package emberdelve.server.bot;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/** The visitors of a rehearsal: they come with new characters, and then come again with those. */
public final class Visits {
    /** The number of visitors at a time, fewer than one address may bring. */
    private static final int AT_ONCE = 8;

    private static final int CHARACTERS = 16;

    private Visits() {}

    /**
     * Lets them all come and go. Blocks until the last one has left.
     *
     * @param port of a server on this machine
     * @throws IOException if one of them was not let in or not answered
     */
    public static void to(int port) throws IOException, InterruptedException {
        all(port, false);
        all(port, true);
    }

    private static void all(int port, boolean known) throws IOException, InterruptedException {
        try (var threads = Executors.newFixedThreadPool(AT_ONCE)) {
            var visits =
                    IntStream.range(0, CHARACTERS)
                            .<Callable<Integer>>mapToObj(number ->
                                    () -> {
                                        new Visitor(port).visit(number, known);
                                        return number;
                                    })
                            .toList();
            for (var visit : threads.invokeAll(visits)) visit.get();
        } catch (ExecutionException failed) {
            throw new IOException(failed.getCause());
        }
    }
}

package emberdelve.server.console;

import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A terminal: lines are edited, completed and remembered, and answers and the log appear above what
 * is being typed. Only this class, {@link Completion} and {@link Remembered} know JLine, whose
 * classes are not loaded without a terminal.
 */
final class TerminalSeat implements Seat {
    private static final Logger LOG = LoggerFactory.getLogger(TerminalSeat.class);

    /** The JDK calls the system itself: no program is started for it, no library unpacked. */
    static final String PROVIDER = "ffm";

    private static final String PROMPT = "> ";

    /** A terminal that is held (Ctrl-S) takes nothing, and must not hold up the end. */
    private static final Duration TO_LEAVE = Duration.ofSeconds(1);

    private final Hints hints;
    private final Path history;
    private final PipeSeat plain = PipeSeat.ofProcess();
    private final TerminalLog log;

    /** Whether Ctrl-C was pressed while no line was being typed: it counts as the next deed. */
    private final AtomicBoolean interrupted = new AtomicBoolean();

    private final AtomicReference<Optional<Taken>> taken = new AtomicReference<>(Optional.empty());

    /** Whether the terminal turned out to be none. Thread: the console's. */
    private boolean unusable;

    private record Taken(Terminal terminal, LineReader reader) {}

    /**
     * @param history the file of what was typed
     * @param environment that of the process, which says whether colours are wanted
     */
    TerminalSeat(Hints hints, Path history, Map<String, String> environment) {
        this.hints = hints;
        this.history = history;
        this.log = new TerminalLog(this, environment);
    }

    @Override
    public void take() {
        try {
            var terminal = terminal();
            taken.set(Optional.of(new Taken(terminal, reader(terminal))));
            log.begin();
        } catch (IOException | RuntimeException failure) {
            leave();
            unusable = true;
            LOG.warn("the console takes plain lines, as its terminal cannot be used", failure);
        }
    }

    private Terminal terminal() throws IOException {
        // While a line is typed, Ctrl-C is a key and no signal besides, or would count twice.
        System.setProperty(TerminalBuilder.PROP_SOFTWARE_SIGNALS, "false");
        return TerminalBuilder.builder()
                .system(true)
                .provider(PROVIDER)
                .dumb(false)
                .encoding(StandardCharsets.UTF_8)
                .graphemeCluster(false)
                // Between two lines, too, Ctrl-C ends nothing, and Ctrl-Z stops nothing.
                .signalHandler(signal -> {
                    if (signal == Terminal.Signal.INT) interrupted.set(true);
                })
                .build();
    }

    private LineReader reader(Terminal terminal) {
        var remembered = new Remembered(history);
        var reader =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .completer(new Completion(hints))
                        .history(remembered)
                        .option(Option.DISABLE_EVENT_EXPANSION, true)
                        .option(Option.HISTORY_IGNORE_SPACE, true)
                        .option(Option.CASE_INSENSITIVE, true)
                        .option(Option.INSERT_TAB, false)
                        .build();
        remembered.readFor(reader);
        return reader;
    }

    @Override
    public Deed next() throws IOException {
        var here = taken.get();
        if (here.isEmpty()) return unusable ? plain.next() : new Deed.Gone();
        if (interrupted.getAndSet(false)) return new Deed.Interrupted();
        try {
            return new Deed.Typed(line(here.get().reader()));
        } catch (UserInterruptException interrupted) {
            // As in a shell: what was typed so far is thrown away, and nothing else.
            return interrupted.getPartialLine().isBlank()
                    ? new Deed.Interrupted()
                    : new Deed.Typed("");
        } catch (EndOfFileException ended) {
            return isThere(here.get().terminal()) ? new Deed.EndedInput() : new Deed.Gone();
        } catch (IOError | IllegalStateException gone) {
            return new Deed.Gone();
        }
    }

    /** Reads a line. What was pressed before it is old when it ends, and is no second press. */
    private String line(LineReader reader) {
        try {
            return reader.readLine(PROMPT);
        } finally {
            interrupted.set(false);
        }
    }

    private boolean isThere(Terminal terminal) {
        try {
            return taken.get().isPresent() && terminal.reader().peek(1) != NonBlockingReader.EOF;
        } catch (IOException | RuntimeException gone) {
            return false;
        }
    }

    @Override
    public void print(List<String> lines) {
        taken.get()
                .ifPresentOrElse(its -> printAbove(its.reader(), lines), () -> plain.print(lines));
    }

    private void printAbove(LineReader reader, List<String> lines) {
        try {
            reader.printAbove(String.join("\n", lines));
        } catch (IOError | RuntimeException gone) {
            plain.print(lines);
        }
    }

    @Override
    public void leave() {
        var had = taken.getAndSet(Optional.empty());
        if (had.isEmpty()) return;
        log.end();
        try {
            Thread.ofPlatform()
                    .name("console-end")
                    .daemon()
                    .start(() -> close(had.get().terminal()))
                    .join(TO_LEAVE);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void close(Terminal terminal) {
        try {
            terminal.writer().println();
            terminal.flush();
            terminal.close();
        } catch (IOException | RuntimeException failure) {
            LOG.debug("the terminal cannot be given back", failure);
        }
    }
}

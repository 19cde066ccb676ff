package emberdelve.config.settings;

import emberdelve.config.read.Problems;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The settings in force: one value, which a reload replaces as a whole. Whoever needs a limit asks
 * for it each time. Safe for any thread.
 */
public final class SettingsInForce {
    private final Function<Problems, Optional<Settings>> reader;
    private final Supplier<List<String>> beside;
    private volatile Settings now;

    /**
     * @param reader the reader of {@code server.yaml} with what was chosen at the start in its
     *     place; empty when it adds problems
     */
    public SettingsInForce(Settings first, Function<Problems, Optional<Settings>> reader) {
        this(first, reader, List::of);
    }

    /**
     * Does the same.
     *
     * @param beside the names of the files beside {@code server.yaml} that a start would now read
     *     otherwise than this one did
     */
    public SettingsInForce(
            Settings first,
            Function<Problems, Optional<Settings>> reader,
            Supplier<List<String>> beside) {
        now = first;
        this.reader = reader;
        this.beside = beside;
    }

    /** Settings that stay as they are, because there is no file. */
    public static SettingsInForce unchanging(Settings settings) {
        return new SettingsInForce(settings, _ -> Optional.of(settings));
    }

    public Settings now() {
        return now;
    }

    /** One part of the settings, as it is whenever it is asked for. */
    public <T> Supplier<T> part(Function<Settings, T> part) {
        return () -> part.apply(now);
    }

    /** Reads the settings anew, and changes none; empty when problems were added. */
    public Optional<Settings> read(Problems problems) {
        return reader.apply(problems);
    }

    /** The names of the files beside {@code server.yaml} in which something waits for a restart. */
    public List<String> changedBeside() {
        return beside.get();
    }

    /** Puts the settings in force, all at once. */
    public void replace(Settings next) {
        now = next;
    }
}

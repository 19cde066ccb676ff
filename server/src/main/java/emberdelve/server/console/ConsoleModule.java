package emberdelve.server.console;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Scopes;
import com.google.inject.Singleton;

import java.nio.file.Path;
import java.util.Map;

/** The operator's console. */
public final class ConsoleModule extends AbstractModule {
    private static final String HISTORY = "console-history";

    private final Path data;
    private final Map<String, String> environment;

    /**
     * @param data the folder in which what is typed at a terminal is remembered
     * @param environment of the process: TERM and NO_COLOR say what the terminal can do
     */
    public ConsoleModule(Path data, Map<String, String> environment) {
        this.data = data;
        this.environment = environment;
    }

    @Override
    protected void configure() {
        bind(Hints.class).in(Scopes.SINGLETON);
        bind(ConsoleLink.class).in(Scopes.SINGLETON);
        bind(Console.class).in(Scopes.SINGLETON);
    }

    @Provides
    @Singleton
    Seat seat(Hints hints) {
        return isTerminal()
                ? new TerminalSeat(hints, data.resolve(HISTORY), environment)
                : PipeSeat.ofProcess();
    }

    /**
     * Whether somebody sits there who can see lines being edited. The launcher says so, which finds
     * it out at no cost.
     */
    private boolean isTerminal() {
        return Boolean.getBoolean("emberdelve.terminal")
                && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    }
}

package emberdelve.server.console;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;

/** The operator's console. */
public final class ConsoleModule extends AbstractModule {
    public ConsoleModule() {}

    @Override
    protected void configure() {
        bind(StandardStreams.class).toInstance(StandardStreams.ofProcess());
        bind(ConsoleLink.class).in(Scopes.SINGLETON);
        bind(Console.class).in(Scopes.SINGLETON);
    }
}

package emberdelve.server.cli;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The operator's console. */
public final class CliModule extends AbstractModule {
    public CliModule() {}

    @Override
    protected void configure() {
        bind(BufferedReader.class)
                .toInstance(
                        new BufferedReader(
                                new InputStreamReader(System.in, StandardCharsets.UTF_8)));
        bind(PrintStream.class).toInstance(System.out);
        bind(ConsoleLink.class).in(Scopes.SINGLETON);
        bind(Console.class).in(Scopes.SINGLETON);
    }
}

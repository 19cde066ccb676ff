package emberdelve.server.telnet;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;

/** Telnet connections. */
public final class TelnetModule extends AbstractModule {
    public TelnetModule() {}

    @Override
    protected void configure() {
        bind(EventLoops.class).in(Scopes.SINGLETON);
        bind(ServerStatus.class).in(Scopes.SINGLETON);
        bind(TelnetPipeline.class).in(Scopes.SINGLETON);
        bind(TelnetServer.class).in(Scopes.SINGLETON);
    }
}

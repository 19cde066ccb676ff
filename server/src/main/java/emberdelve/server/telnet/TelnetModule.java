package emberdelve.server.telnet;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;

/** Connections, whatever carries them. */
public final class TelnetModule extends AbstractModule {
    public TelnetModule() {}

    @Override
    protected void configure() {
        bind(EventLoops.class).in(Scopes.SINGLETON);
        bind(ServerStatus.class).in(Scopes.SINGLETON);
        bind(OpenPorts.class).in(Scopes.SINGLETON);
        bind(ConnectionRoom.class).in(Scopes.SINGLETON);
        bind(Porch.class).in(Scopes.SINGLETON);
        bind(Handshakes.class).in(Scopes.SINGLETON);
        bind(Certificates.class).in(Scopes.SINGLETON);
        bind(Breaches.class).in(Scopes.SINGLETON);
        bind(SessionStart.class).in(Scopes.SINGLETON);
        bind(CountedConnections.class).in(Scopes.SINGLETON);
        bind(StrangerWords.class).in(Scopes.SINGLETON);
        bind(OwnHosts.class).in(Scopes.SINGLETON);
        bind(TrustedHeaders.class).in(Scopes.SINGLETON);
        bind(WebDoor.class).in(Scopes.SINGLETON);
        bind(Pipelines.class).in(Scopes.SINGLETON);
        bind(TelnetServer.class).in(Scopes.SINGLETON);
    }
}

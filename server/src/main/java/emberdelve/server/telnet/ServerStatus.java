package emberdelve.server.telnet;

import emberdelve.config.settings.WorldSettings;
import emberdelve.protocol.option.Mssp;
import emberdelve.server.session.Sessions;
import jakarta.inject.Inject;
import java.time.InstantSource;

/** What lists of servers are told of this one (MSSP). Safe for any thread. */
final class ServerStatus {
    private static final int UNKNOWN = 0;

    private final WorldSettings world;
    private final Sessions sessions;
    private final long startedSeconds;
    private volatile int port = UNKNOWN;
    private volatile int tlsPort = UNKNOWN;

    @Inject
    ServerStatus(WorldSettings world, Sessions sessions, InstantSource clock) {
        this.world = world;
        this.sessions = sessions;
        startedSeconds = clock.instant().getEpochSecond();
    }

    /** Telnet is spoken on that port. */
    void listens(int onPort) {
        port = onPort;
    }

    /** Telnet over TLS is spoken on that port. */
    void listensWithTls(int onPort) {
        tlsPort = onPort;
    }

    /** UPTIME is the second in which we began, in spite of its name. */
    Mssp now() {
        var status = Mssp.NOTHING
                .with("NAME", world.name())
                .with("PLAYERS", sessions.online().size())
                .with("UPTIME", startedSeconds)
                .with("CODEBASE", "Emberdelve")
                .with("LANGUAGE", "English")
                .with("CHARSET", "UTF-8")
                .with("ANSI", 1)
                .with("UTF-8", 1)
                .with("XTERM 256 COLORS", 1)
                .with("XTERM TRUE COLORS", 1)
                .with("GMCP", 1)
                .with("MCCP", 1);
        if (port != UNKNOWN) status = status.with("PORT", port);
        return tlsPort == UNKNOWN ? status : status.with("SSL", tlsPort).with("TLS", tlsPort);
    }
}

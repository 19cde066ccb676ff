package emberdelve.server.telnet;

import emberdelve.config.settings.WorldSettings;
import emberdelve.protocol.option.Mssp;
import emberdelve.server.session.Sessions;
import jakarta.inject.Inject;
import java.time.InstantSource;

/** What lists of servers are told of this one (MSSP). Safe for any thread. */
final class ServerStatus {
    private final WorldSettings world;
    private final Sessions sessions;
    private final OpenPorts ports;
    private final long startedSeconds;

    @Inject
    ServerStatus(WorldSettings world, Sessions sessions, OpenPorts ports, InstantSource clock) {
        this.world = world;
        this.sessions = sessions;
        this.ports = ports;
        startedSeconds = clock.instant().getEpochSecond();
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
        var found = ports.telnet().map(port -> status.with("PORT", port)).orElse(status);
        return ports.tls()
                .map(port -> found.with("SSL", port).with("TLS", port))
                .orElse(found);
    }
}

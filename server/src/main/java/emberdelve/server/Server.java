package emberdelve.server;

import emberdelve.server.admin.ServerControl;
import emberdelve.server.backup.BackupService;
import emberdelve.server.cli.Console;
import emberdelve.server.cli.ConsoleLink;
import emberdelve.server.telnet.Certificates;
import emberdelve.server.telnet.EventLoops;
import emberdelve.server.telnet.OpenPorts;
import emberdelve.server.telnet.TelnetServer;
import jakarta.inject.Inject;
import java.util.List;

/**
 * The whole server, wired and ready to start. Thread: the one that starts and stops it, but for
 * {@link #control}.
 */
public final class Server {
    private final Services services;
    private final TelnetServer telnet;
    private final ServerControl control;

    @Inject
    Server(
            ConsoleLink answers,
            StoreService store,
            BackupService backups,
            EventLoops loops,
            WorldService world,
            Certificates certificates,
            TelnetServer telnet,
            Console console,
            ServerControl control) {
        services = new Services(
                List.of(answers, store, backups, loops, world, certificates, telnet, console));
        this.telnet = telnet;
        this.control = control;
    }

    /**
     * Returns when players can connect.
     *
     * @throws StartException if the surroundings do not let it; nothing runs then
     */
    public void start() {
        services.start();
    }

    /** Takes nobody in any more, tells everybody, stores everything. */
    public void stop() {
        services.stop();
    }

    /** The port players connect to. */
    public int port() {
        return telnet.port();
    }

    /** The other ports beside it. */
    public OpenPorts ports() {
        return telnet.ports();
    }

    public ServerControl control() {
        return control;
    }
}

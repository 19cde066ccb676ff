package emberdelve.server.wiring;

import emberdelve.server.admin.ServerControl;
import emberdelve.server.adminport.AdminPort;
import emberdelve.server.console.Console;
import emberdelve.server.game.OwnerCode;
import emberdelve.server.game.Regions;
import emberdelve.server.lifecycle.Services;
import emberdelve.server.lifecycle.StartException;
import emberdelve.server.telnet.OpenPorts;

import jakarta.inject.Inject;

import java.util.Optional;

/**
 * The whole server, wired and ready to start. Thread: the one that starts and stops it, but for
 * {@link #control}.
 */
public final class Server {
    private final Services services;
    private final OpenPorts ports;
    private final ServerControl control;
    private final AdminPort admin;
    private final OwnerCode ownerCode;
    private final Console console;
    private final Regions regions;

    @Inject
    Server(
            Services services,
            OpenPorts ports,
            ServerControl control,
            AdminPort admin,
            OwnerCode ownerCode,
            Console console,
            Regions regions) {
        this.regions = regions;
        this.ownerCode = ownerCode;
        this.admin = admin;
        this.console = console;
        this.services = services;
        this.ports = ports;
        this.control = control;
    }

    /**
     * Starts the server; returns when players can connect.
     *
     * @throws StartException if the surroundings do not let it; nothing runs then
     */
    public void start() {
        services.start();
    }

    /** Stops the server: lets nobody in any more, tells all players, and stores everything. */
    public void stop() {
        services.stop();
    }

    /**
     * The port of plain Telnet, also when the settings leave the choice to the system.
     *
     * @throws IllegalStateException if it does not listen
     */
    public int port() {
        return ports.telnet().orElseThrow(() -> new IllegalStateException("not listening"));
    }

    /** All ports that players connect to. */
    public OpenPorts ports() {
        return ports;
    }

    /** The port for whoever watches over the server. */
    public AdminPort admin() {
        return admin;
    }

    /** The code by which somebody becomes the first owner; empty when there is one. */
    public Optional<String> ownerCode() {
        return ownerCode.code();
    }

    /** The operator's console, which waits for nothing until it is told to listen. */
    public Console console() {
        return console;
    }

    /** The regions of its dungeon; their worlds may be touched only before the start. */
    public Regions regions() {
        return regions;
    }

    public ServerControl control() {
        return control;
    }
}

package emberdelve.server.telnet;

import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The ports that players connect to at this moment. Safe for any thread. */
public final class OpenPorts {
    private volatile Map<Door, Integer> ports = Map.of();

    @Inject
    OpenPorts() {}

    void open(Door door, int port) {
        var now = new EnumMap<Door, Integer>(Door.class);
        now.putAll(ports);
        now.put(door, port);
        ports = now;
    }

    void closeAll() {
        ports = Map.of();
    }

    public Optional<Integer> telnet() {
        return of(Door.TELNET);
    }

    public Optional<Integer> tls() {
        return of(Door.TLS);
    }

    /** Of a balancer that speaks the PROXY protocol; no player's own. */
    public Optional<Integer> proxy() {
        return of(Door.PROXY);
    }

    public Optional<Integer> websocket() {
        return of(Door.WEBSOCKET);
    }

    private Optional<Integer> of(Door door) {
        return Optional.ofNullable(ports.get(door));
    }
}

package emberdelve.server.telnet;

import jakarta.inject.Inject;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The ports that players connect to at this moment. Safe for any thread. */
public final class OpenPorts {
    private volatile Map<Listener, Integer> ports = Map.of();

    @Inject
    OpenPorts() {}

    void open(Listener listener, int port) {
        var now = new EnumMap<Listener, Integer>(Listener.class);
        now.putAll(ports);
        now.put(listener, port);
        ports = now;
    }

    void closeAll() {
        ports = Map.of();
    }

    public Optional<Integer> telnet() {
        return of(Listener.TELNET);
    }

    public Optional<Integer> tls() {
        return of(Listener.TLS);
    }

    /**
     * The port for load balancers that speak the PROXY protocol; players do not connect to it
     * themselves.
     */
    public Optional<Integer> proxy() {
        return of(Listener.PROXY);
    }

    public Optional<Integer> websocket() {
        return of(Listener.WEBSOCKET);
    }

    /** The port of WebSocket inside TLS. */
    public Optional<Integer> websocketTls() {
        return of(Listener.WEBSOCKET_TLS);
    }

    private Optional<Integer> of(Listener listener) {
        return Optional.ofNullable(ports.get(listener));
    }
}

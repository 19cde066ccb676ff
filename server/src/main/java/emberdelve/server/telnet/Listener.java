package emberdelve.server.telnet;

import emberdelve.config.settings.Settings;

import java.util.Locale;

/** The ways in, each with a port of its own. */
enum Listener {
    TELNET("telnet"),
    TLS("tls"),
    PROXY("proxy"),
    WEBSOCKET("websocket"),
    /** WebSocket inside TLS. */
    WEBSOCKET_TLS("websocket");

    private final String part;

    Listener(String part) {
        this.part = part;
    }

    /** The listener's part of {@code server.yaml}. */
    String part() {
        return part;
    }

    /** The listener's name in figures: {@code websocket-tls}. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    boolean isOpen(Settings settings) {
        return switch (this) {
            case TELNET -> true;
            case TLS -> settings.tls().enabled();
            case PROXY -> settings.proxy().enabled();
            case WEBSOCKET -> settings.websocket().enabled();
            case WEBSOCKET_TLS -> settings.websocket().enabled() && settings.tls().enabled();
        };
    }

    /** The port to listen on; 0 for any free one. */
    int port(Settings settings) {
        return switch (this) {
            case TELNET -> settings.telnet().port();
            case TLS -> settings.tls().port();
            case PROXY -> settings.proxy().port();
            case WEBSOCKET -> settings.websocket().port();
            case WEBSOCKET_TLS -> settings.websocket().tlsPort();
        };
    }

    /** The numeric address to listen on. */
    String bind(Settings settings) {
        return switch (this) {
            case TELNET -> settings.telnet().bind();
            case TLS -> settings.tls().bind();
            case PROXY -> settings.proxy().bind();
            case WEBSOCKET, WEBSOCKET_TLS -> settings.websocket().bind();
        };
    }

    boolean isEncrypted(Settings settings) {
        return this == TLS
                || this == WEBSOCKET_TLS
                || (this == WEBSOCKET && settings.websocket().encrypted());
    }

    /** Whether connections begin with a PROXY header, and come from balancers alone. */
    boolean isProxied(Settings settings) {
        return this == PROXY || (isWeb() && settings.websocket().behindProxy());
    }

    /** Whether it is for browsers: pages, and WebSocket. */
    boolean isWeb() {
        return this == WEBSOCKET || this == WEBSOCKET_TLS;
    }

    /** The key of its port in {@code server.yaml}. */
    String portKey() {
        return part + (this == WEBSOCKET_TLS ? ".tls-port" : ".port");
    }

    /** The option that chooses another port. */
    String option() {
        return switch (this) {
            case TELNET -> "--port";
            case WEBSOCKET_TLS -> "--websocket-tls-port";
            case TLS, PROXY, WEBSOCKET -> "--" + part + "-port";
        };
    }
}

package emberdelve.server.telnet;

import emberdelve.config.settings.Settings;

/** The ways in, each with a port of its own. */
enum Listener {
    TELNET("telnet"),
    TLS("tls"),
    PROXY("proxy"),
    WEBSOCKET("websocket");

    private final String part;

    Listener(String part) {
        this.part = part;
    }

    /** Its part of {@code server.yaml}. */
    String part() {
        return part;
    }

    boolean isOpen(Settings settings) {
        return switch (this) {
            case TELNET -> true;
            case TLS -> settings.tls().enabled();
            case PROXY -> settings.proxy().enabled();
            case WEBSOCKET -> settings.websocket().enabled();
        };
    }

    /** 0 = any free one. */
    int port(Settings settings) {
        return switch (this) {
            case TELNET -> settings.telnet().port();
            case TLS -> settings.tls().port();
            case PROXY -> settings.proxy().port();
            case WEBSOCKET -> settings.websocket().port();
        };
    }

    /** A numeric address. */
    String bind(Settings settings) {
        return switch (this) {
            case TELNET -> settings.telnet().bind();
            case TLS -> settings.tls().bind();
            case PROXY -> settings.proxy().bind();
            case WEBSOCKET -> settings.websocket().bind();
        };
    }

    boolean isEncrypted(Settings settings) {
        return this == TLS || (this == WEBSOCKET && settings.websocket().encrypted());
    }

    /** Whether connections begin with a PROXY header, and come from balancers alone. */
    boolean isProxied(Settings settings) {
        return this == PROXY || (this == WEBSOCKET && settings.websocket().behindProxy());
    }

    /** The option that chooses another port. */
    String option() {
        return this == TELNET ? "--port" : "--" + part + "-port";
    }
}

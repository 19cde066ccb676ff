package emberdelve.server.cli;

import emberdelve.config.settings.AdminSettings;
import emberdelve.config.settings.ProxySettings;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.TelnetSettings;
import emberdelve.config.settings.TlsSettings;
import emberdelve.config.settings.WebSocketSettings;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Ports of the command line in place of those of {@code server.yaml}. Whoever chooses the Telnet
 * port has another server running, most likely with the same settings. Then all other ports are any
 * free ones, so that the two servers never want the same port.
 */
final class ChosenPorts {
    private static final int ANY_FREE = 0;

    private static final String PORT = "--port";
    private static final String TLS_PORT = "--tls-port";
    private static final String PROXY_PORT = "--proxy-port";
    private static final String WEBSOCKET_PORT = "--websocket-port";
    private static final String WEBSOCKET_TLS_PORT = "--websocket-tls-port";
    private static final String ADMIN_PORT = "--admin-port";

    @Option(
            names = PORT,
            paramLabel = "PORT",
            converter = PortNumber.class,
            description = {
                "port to listen on; 0 takes any free one (default: that of server.yaml).",
                "The ports below then take any free one, unless they are given, too"
            })
    private Optional<Integer> port = Optional.empty();

    @Option(
            names = TLS_PORT,
            paramLabel = "PORT",
            converter = PortNumber.class,
            description = "the same for TLS, if it is enabled")
    private Optional<Integer> tls = Optional.empty();

    @Option(
            names = PROXY_PORT,
            paramLabel = "PORT",
            converter = PortNumber.class,
            description = "the same for the PROXY protocol, if it is enabled")
    private Optional<Integer> proxy = Optional.empty();

    @Option(
            names = WEBSOCKET_PORT,
            paramLabel = "PORT",
            converter = PortNumber.class,
            description = "the same for browsers, if it is enabled")
    private Optional<Integer> websocket = Optional.empty();

    @Option(
            names = WEBSOCKET_TLS_PORT,
            paramLabel = "PORT",
            converter = PortNumber.class,
            description = "the same for browsers inside TLS, if it is enabled")
    private Optional<Integer> websocketTls = Optional.empty();

    @Option(
            names = ADMIN_PORT,
            paramLabel = "PORT",
            converter = PortNumber.class,
            description = "the same for figures and health, if it is enabled")
    private Optional<Integer> admin = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /** The words for where a port comes from, by the key of each setting that is overruled here. */
    Map<String, String> origins() {
        var origins = new HashMap<String, String>();
        port.ifPresent(_ -> origins.put("telnet.port", OptionOrigin.of(command, PORT)));
        origin(TLS_PORT, tls).ifPresent(from -> origins.put("tls.port", from));
        origin(PROXY_PORT, proxy).ifPresent(from -> origins.put("proxy.port", from));
        origin(WEBSOCKET_PORT, websocket).ifPresent(from -> origins.put("websocket.port", from));
        origin(WEBSOCKET_TLS_PORT, websocketTls)
                .ifPresent(from -> origins.put("websocket.tls-port", from));
        origin(ADMIN_PORT, admin).ifPresent(from -> origins.put("admin.port", from));
        return origins;
    }

    private Optional<String> origin(String option, Optional<Integer> own) {
        if (own.isPresent()) return Optional.of(OptionOrigin.of(command, option));
        return port.map(_ -> "any free one, because of " + OptionOrigin.of(command, PORT));
    }

    Settings in(Settings read) {
        return new Settings(
                telnet(read.telnet()),
                tls(read.tls()),
                proxy(read.proxy()),
                websocket(read.websocket()),
                admin(read.admin()),
                read.listing(),
                read.world(),
                read.limits(),
                read.passwords(),
                read.backups(),
                read.recording(),
                read.retention(),
                read.log());
    }

    private int chosen(Optional<Integer> own, int read) {
        return own.orElseGet(() -> port.isPresent() ? ANY_FREE : read);
    }

    private TelnetSettings telnet(TelnetSettings read) {
        return new TelnetSettings(
                port.orElse(read.port()),
                read.bind(),
                read.lineMaxChars(),
                read.outputMaxOctets(),
                read.idleTimeout(),
                read.eventLoops());
    }

    private TlsSettings tls(TlsSettings read) {
        return new TlsSettings(
                read.enabled(),
                chosen(tls, read.port()),
                read.bind(),
                read.certificate(),
                read.privateKey(),
                read.reloadInterval());
    }

    private ProxySettings proxy(ProxySettings read) {
        return new ProxySettings(
                read.enabled(), chosen(proxy, read.port()), read.bind(), read.from());
    }

    private AdminSettings admin(AdminSettings read) {
        return new AdminSettings(
                read.enabled(), chosen(admin, read.port()), read.bind(), read.flightRecorder());
    }

    private WebSocketSettings websocket(WebSocketSettings read) {
        return new WebSocketSettings(
                read.enabled(),
                chosen(websocket, read.port()),
                chosen(websocketTls, read.tlsPort()),
                read.bind(),
                read.hosts(),
                read.origins(),
                read.encrypted(),
                read.behindProxy(),
                read.trustedProxies(),
                read.forwardedBy(),
                read.address());
    }
}

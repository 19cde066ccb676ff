package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;

import java.net.InetAddress;
import java.util.List;

/**
 * Telnet behind a balancer that speaks the PROXY protocol: the {@code proxy:} part.
 *
 * @param port 0 = any free one
 * @param bind a numeric address
 * @param from the addresses of the balancers that are believed; nobody else gets in
 */
public record ProxySettings(boolean enabled, int port, String bind, List<AddressRange> from) {
    public static final ProxySettings DEFAULTS =
            new ProxySettings(false, 4001, "127.0.0.1", List.of(only("127.0.0.1"), only("::1")));

    public ProxySettings {
        Port.require("proxy", port, bind);
        from = List.copyOf(from);
    }

    static ProxySettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var proxy =
                new ProxySettings(
                        fields.optional("enabled", Flag.FLAG, DEFAULTS.enabled),
                        fields.optional("port", Port.PORT, DEFAULTS.port),
                        fields.optional("bind", NumericAddress.ADDRESS, DEFAULTS.bind),
                        fields.list("from", AddressRange.RANGE, DEFAULTS.from));
        fields.end();
        return proxy;
    }

    /** Whether a balancer at that address may say where a connection comes from. */
    public boolean isBelieved(InetAddress address) {
        return from.stream().anyMatch(range -> range.contains(address));
    }

    private static AddressRange only(String address) {
        return AddressRange.parse(address).orElseThrow();
    }

    /** Takes who is believed; the port needs a restart. */
    ProxySettings goingOnWith(ProxySettings read) {
        return new ProxySettings(enabled, port, bind, read.from);
    }
}

package emberdelve.server.telnet;

import emberdelve.config.settings.WebSocketSettings;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * The names by which browsers reach this server. No DNS resolver is asked, since anybody may let a
 * name of theirs lead here. Safe for any thread.
 */
final class OwnHosts {
    private static final Logger LOG = LoggerFactory.getLogger(OwnHosts.class);

    private static final String WITHOUT_NETWORK = "localhost";

    /** The ending of a machine's name that only others in the same local network use (RFC 6762). */
    private static final String IN_THE_HOUSE = ".local";

    private static final String ANY_LABEL = "*";

    private final Supplier<WebSocketSettings> settings;
    private final Supplier<List<String>> certified;
    private final String machine;

    @Inject
    OwnHosts(Supplier<WebSocketSettings> settings, Certificates certificates) {
        this(settings, certificates::names, machine());
    }

    /**
     * @param certified the names in the present certificate
     * @param machine the name of this machine; empty where it has none
     */
    OwnHosts(
            Supplier<WebSocketSettings> settings,
            Supplier<List<String>> certified,
            String machine) {
        this.settings = settings;
        this.certified = certified;
        this.machine = machine.strip().toLowerCase(Locale.ROOT);
    }

    /**
     * Whether a browser may reach this server by that host, written in small letters and without a
     * port.
     */
    boolean isOurs(String host) {
        return host.equals(WITHOUT_NETWORK)
                || isAddress(host)
                || isMachine(host)
                || settings.get().isHost(host)
                || certified.get().stream().anyMatch(name -> covers(name, host));
    }

    /**
     * Whether the host is an address. Nobody can let an address lead elsewhere, as a name can: its
     * pages come from here.
     */
    private static boolean isAddress(String host) {
        if (host.isEmpty()) return false;
        try {
            InetAddress.ofLiteral(host);
            return true;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private boolean isMachine(String host) {
        return !machine.isEmpty() && (host.equals(machine) || host.equals(machine + IN_THE_HOUSE));
    }

    /**
     * Whether a name covers a host, as browsers compare them (RFC 9525 section 6.3): a star stands
     * for one label, which is the first.
     */
    private static boolean covers(String certified, String host) {
        if (!certified.startsWith(ANY_LABEL + ".")) return certified.equals(host);
        var dot = host.indexOf('.');
        return dot > 0 && certified.substring(ANY_LABEL.length()).equals(host.substring(dot));
    }

    private static String machine() {
        try {
            return Files.readString(Path.of("/proc/sys/kernel/hostname"));
        } catch (IOException elsewhere) {
            LOG.debug("this machine does not tell its name: {}", elsewhere.toString());
            return "";
        }
    }
}

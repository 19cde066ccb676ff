package emberdelve.server.telnet;

import java.util.List;
import java.util.Locale;

/** The families of clients by which sessions are counted. */
final class ClientFamily {
    /** The family of a client that has not said its name. */
    static final String UNKNOWN = "unknown";

    /** The family of clients whose name is none of these. */
    static final String OTHER = "other";

    /** The beginnings of the names that clients give, in small letters. */
    private static final List<String> KNOWN =
            List.of(
                    "blightmud",
                    "cmud",
                    "emberdelve",
                    "kbtin",
                    "mudlet",
                    "mudrammer",
                    "mushclient",
                    "nexus",
                    "potato",
                    "tintin",
                    "zmud");

    private ClientFamily() {}

    /** The family of the client that gives that name. */
    static String of(String client) {
        if (client.isEmpty()) return UNKNOWN;
        var name = client.toLowerCase(Locale.ROOT);
        return KNOWN.stream().filter(name::startsWith).findFirst().orElse(OTHER);
    }
}

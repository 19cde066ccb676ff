package emberdelve.protocol.option;

import java.util.List;
import java.util.Optional;

/**
 * The package Core of GMCP, which is between the client and us and not for the game: who the client
 * is, what it wants to be told, and signs of life.
 *
 * <p>Thread: its connection's event loop.
 */
public final class GmcpCore {
    private static final String PREFIX = "core.";

    /** The longest client name and version that are kept; the rest is cut off. */
    private static final int LABEL_CHARS_MAX = 40;

    /**
     * The client that installs packages of servers, and does not name that among what it supports.
     */
    private static final String MUDLET = "Mudlet";

    private static final List<String> INSTALLS = List.of("Client.GUI");

    private static final GmcpMessage PING = new GmcpMessage("Core.Ping", "");

    private String client = "";
    private String version = "";
    private GmcpModules named = GmcpModules.NONE;
    private boolean screenReader;
    private GmcpModules modules = GmcpModules.NONE;

    /** Whether that message is one of Core. */
    public static boolean takes(GmcpMessage message) {
        return message.name().regionMatches(true, 0, PREFIX, 0, PREFIX.length());
    }

    /** Takes a message of Core from the peer; answers what is to be sent back, if anything. */
    public Optional<GmcpMessage> receive(GmcpMessage message) {
        if (message.is("Core.Ping")) return Optional.of(PING);

        if (message.is("Core.Hello")) hello(message.json());
        if (message.is("Core.Supports.Set")) named = GmcpModules.NONE.with(listed(message));
        if (message.is("Core.Supports.Add")) named = named.with(listed(message));
        if (message.is("Core.Supports.Remove")) named = named.without(listed(message));
        modules = client.equals(MUDLET) ? named.with(INSTALLS) : named;
        // Core.KeepAlive and messages that we do not know need no answer.
        return Optional.empty();
    }

    /** The last word before the connection ends. */
    public static GmcpMessage goodbye(String reason) {
        return new GmcpMessage("Core.Goodbye", Json.quoted(reason));
    }

    /** The client's name as it gives it, printable ASCII; empty when unknown. */
    public String client() {
        return client;
    }

    /** The client's version as it gives it, printable ASCII; empty when unknown. */
    public String version() {
        return version;
    }

    /** Whether the client says that its user listens instead of looking. */
    public boolean screenReader() {
        return screenReader;
    }

    /**
     * The modules that the client wants to be told: those that it names, and what is known of it
     * besides.
     */
    public GmcpModules modules() {
        return modules;
    }

    private void hello(String json) {
        var texts = Json.texts(json);
        client = Label.of(texts.getOrDefault("client", client), LABEL_CHARS_MAX);
        version = Label.of(texts.getOrDefault("version", version), LABEL_CHARS_MAX);
        screenReader = Json.isTrue(json, "screen_reader");
    }

    private static List<String> listed(GmcpMessage message) {
        return Json.strings(message.json(), GmcpModules.MODULES_MAX);
    }
}

package emberdelve.server.session;

import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.terminal.Terminal;

/**
 * What the client's programs and we say to one another beside the text, by GMCP. Nothing goes out
 * that they have not asked for. Thread: its connection's event loop.
 */
public final class DataChannel {
    private final Terminal terminal;
    private GmcpModules wanted = GmcpModules.NONE;

    DataChannel(Terminal terminal) {
        this.terminal = terminal;
    }

    /** The client's programs want these from now on, and nothing else. */
    public void wanted(GmcpModules modules) {
        wanted = modules;
    }

    /** The client's programs say something. What nobody understands is passed over in silence. */
    public void received(String name, String json) {}

    /** Whether it is worth the while to make such a message. */
    boolean wants(String name) {
        return wanted.wants(name);
    }

    /**
     * @param name such as {@code Char.Vitals}
     * @param json one JSON value
     */
    void send(String name, String json) {
        if (wants(name)) terminal.sendMessage(name, json);
    }
}

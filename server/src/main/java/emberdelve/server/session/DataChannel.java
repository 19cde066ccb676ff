package emberdelve.server.session;

import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.game.Heard;
import emberdelve.server.gmcp.Bulletin;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.gmcp.Wishes;
import emberdelve.server.terminal.Terminal;
import emberdelve.server.view.Topic;
import emberdelve.server.view.View;
import emberdelve.server.world.event.Talk;
import java.util.List;

/**
 * What the client's programs and we say to one another beside the text, by GMCP. Nothing goes out
 * that they have not asked for. Thread: its connection's event loop.
 */
final class DataChannel {
    private static final String TALK = "Comm.Channel.Text";

    private final Terminal terminal;
    private final Bulletins bulletins;
    private GmcpModules wanted = GmcpModules.NONE;

    DataChannel(Terminal terminal, Bulletins bulletins) {
        this.terminal = terminal;
        this.bulletins = bulletins;
    }

    /** The client's programs want these from now on, and nothing else. */
    void wanted(GmcpModules modules) {
        wanted = modules;
    }

    /** What the world has to follow for them. */
    List<Topic> topics() {
        return Wishes.topics(wanted::wants);
    }

    /** Whether a message of the client's asks for all of it anew: its programs were reloaded. */
    static boolean asksAnew(String name) {
        return name.equalsIgnoreCase("Char.Items.Inv") || name.equalsIgnoreCase("Char.Items.Room");
    }

    void tell(View view) {
        bulletins.of(view).forEach(this::send);
    }

    /**
     * Passes on somebody's words.
     *
     * @param line as the text tells it; empty when it is nothing to this reader
     */
    void tell(Heard heard, String line) {
        if (heard instanceof Heard.Fact fact
                && fact.event() instanceof Talk talk
                && !line.isEmpty()
                && wanted.wants(TALK)) send(bulletins.of(talk, line));
    }

    private void send(Bulletin bulletin) {
        if (wanted.wants(bulletin.name())) terminal.sendMessage(bulletin.name(), bulletin.json());
    }
}

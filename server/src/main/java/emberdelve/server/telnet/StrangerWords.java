package emberdelve.server.telnet;

import emberdelve.protocol.transport.Foreign;
import emberdelve.server.session.SessionFactory;

import jakarta.inject.Inject;

import java.util.Map;

/** The words for those who speak something else than Telnet. Safe for any thread. */
final class StrangerWords {
    private final SessionFactory sessionFactory;
    private final OpenPorts ports;

    @Inject
    StrangerWords(SessionFactory sessionFactory, OpenPorts ports) {
        this.sessionFactory = sessionFactory;
        this.ports = ports;
    }

    /** The line of text for that stranger. */
    String of(Foreign who) {
        var websocket = ports.websocket();
        if (who != Foreign.HTTP || websocket.isEmpty())
            return sessionFactory.words("session.not-telnet");
        return sessionFactory.words(
                "session.not-browser", Map.of("port", Integer.toString(websocket.get())));
    }
}

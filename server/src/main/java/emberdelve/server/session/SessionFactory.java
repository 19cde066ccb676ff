package emberdelve.server.session;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.terminal.Terminal;
import emberdelve.server.text.Reader;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

/** The maker of a session for whoever connects. Safe for any thread. */
public final class SessionFactory {
    private static final Reader ANYBODY = new Reader(new ActorId(-1), Preferences.DEFAULT);

    private final SessionContext context;
    private final Map<Executor, LoopContext> loops = new ConcurrentHashMap<>();

    @Inject
    SessionFactory(SessionContext context) {
        this.context = context;
    }

    /**
     * Makes the session of a new connection; it does nothing until {@link Session#opened} is
     * called.
     *
     * @param place the address or network for which bans hold and wrong passwords are counted
     */
    public Session create(Terminal terminal, String place) {
        var loop =
                loops.computeIfAbsent(
                        terminal.loop(), executor -> LoopContext.of(context, executor));
        return new Session(terminal, place, context, loop);
    }

    /** The words of a message for somebody who gets no session. */
    public String words(String key) {
        return words(key, Map.of());
    }

    /** The words of a message for somebody who gets no session, with values for its gaps. */
    public String words(String key, Map<String, String> arguments) {
        return context.speech().line(Note.of(key, arguments), ANYBODY).plain();
    }
}

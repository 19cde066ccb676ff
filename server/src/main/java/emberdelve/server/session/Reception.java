package emberdelve.server.session;

import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.server.command.Verbs;
import emberdelve.server.game.Blocklist;
import emberdelve.server.game.Inbox;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.narrate.Reader;
import emberdelve.server.newcomer.Funnel;
import emberdelve.server.terminal.Terminal;
import emberdelve.server.view.Note;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.actor.Preferences;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** Makes a session for whoever comes. Safe for any thread. */
public final class Reception {
    private static final Reader ANYBODY = new Reader(new ActorId(-1), Preferences.DEFAULT);

    private final House house;

    @Inject
    Reception(
            Settings settings,
            Content content,
            Verbs verbs,
            Inbox inbox,
            LoginDesk desk,
            Speech speech,
            Sessions sessions,
            NewCharacters newCharacters,
            Blocklist blocklist,
            Funnel funnel,
            NameRules names,
            RandomGenerator random,
            LongSupplier nanoClock) {
        var creation =
                new Creation(
                        names,
                        settings.passwords(),
                        List.copyOf(content.classes().values()),
                        random);
        var dialogue =
                new Dialogue(
                        settings.world().name(), settings.limits(), creation, sessions::online);
        house =
                new House(
                        dialogue,
                        desk,
                        speech,
                        new Bulletins(),
                        verbs,
                        inbox::offer,
                        sessions,
                        newCharacters,
                        blocklist,
                        funnel,
                        settings.limits(),
                        settings.passwords().programLogin(),
                        nanoClock);
    }

    /**
     * Somebody is there; the session begins with {@link Session#opened}.
     *
     * @param place what limits and guessing are counted by: an address, or a network
     */
    public Session receive(Terminal terminal, String place) {
        return new Session(terminal, place, house);
    }

    /** The words for somebody who gets no session. */
    public String words(String key) {
        return words(key, Map.of());
    }

    /** The same, with values for what is open in them. */
    public String words(String key, Map<String, String> arguments) {
        return house.speech().line(Note.of(key, arguments), ANYBODY).plain();
    }
}

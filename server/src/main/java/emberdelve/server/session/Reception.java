package emberdelve.server.session;

import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.server.admin.Role;
import emberdelve.server.command.OwnWords;
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
import java.util.ArrayList;
import java.util.Arrays;
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
            RandomGenerator random,
            LongSupplier nanoClock) {
        var creation =
                new Creation(
                        new NameRules(reserved(content)),
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

    /** What is typed or shown as something else must not be somebody's name. */
    private static List<String> reserved(Content content) {
        var words = new ArrayList<String>();
        for (var verb : Verbs.ALL) words.addAll(verb.words());
        words.addAll(OwnWords.of(content).channels());
        words.addAll(OwnWords.of(content).socials());
        for (var role : Role.values()) words.add(role.word());
        for (var type : content.monsters().values()) {
            words.addAll(Arrays.asList(type.name().split("\\W+")));
            words.addAll(Arrays.asList(type.plural().split("\\W+")));
        }
        for (var each : content.classes().values()) words.add(each.name());
        return words;
    }
}

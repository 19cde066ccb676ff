package emberdelve.server.narrate;

import emberdelve.config.content.Gaps;
import emberdelve.config.content.MessageCatalogue;
import emberdelve.config.content.MessageKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * Every message this server asks for, a file a feature, a line a message. In {@code told
 * combat.wounded 2 amount blow} stand its key, how many actors it can name, and its values; {@code
 * told} is for those that tell what happens in the dungeon. The files are named like those of
 * {@code content/messages}. Content is checked against them, and with assertions on (as in tests)
 * so is everything that is said. Safe for any thread.
 */
public final class MessageKeys {
    private static final List<String> FEATURES = List.of(
            "actions", "combat", "commands", "delves", "duels", "groups", "items", "life", "magic",
            "movement", "prompt", "session", "socials", "talk", "tutorial", "views");

    private static final String TOLD = "told ";

    private static final MessageCatalogue CATALOGUE = MessageCatalogue.of(
            FEATURES.stream().flatMap(feature -> read(feature).stream()).toList());

    private MessageKeys() {}

    public static MessageCatalogue catalogue() {
        return CATALOGUE;
    }

    /** Whether all is given that the key was declared with. */
    static boolean isGiven(String key, int actors, Map<String, String> arguments) {
        return CATALOGUE.gaps(key)
                .map(gaps -> actors >= gaps.actors()
                        && arguments.keySet().containsAll(gaps.values()))
                .orElse(true);
    }

    private static List<MessageKey> read(String feature) {
        var keys = new ArrayList<MessageKey>();
        for (var line : lines(feature)) {
            var told = line.startsWith(TOLD);
            var words = (told ? line.substring(TOLD.length()) : line).split(" ");
            var actors = words.length == 1 ? 0 : Integer.parseInt(words[1]);
            var values = List.of(words).subList(Math.min(2, words.length), words.length);
            keys.add(new MessageKey(words[0], feature + ".yaml", new Gaps(actors, values), told));
        }
        return keys;
    }

    private static List<String> lines(String feature) {
        var name = "keys/" + feature + ".txt";
        try (var in = MessageKeys.class.getResourceAsStream(name)) {
            if (in == null) throw new NoSuchElementException(name);
            var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package emberdelve.server.text;

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
 * Declarations of messages, a line a message. In {@code told combat.wounded 2 amount blow} stand
 * its key, how many actors it can name, and its values; {@code told} is for those that tell what
 * happens in the dungeon. Content is checked against them, and with assertions on (as in tests) so
 * is everything that is said. Safe for any thread.
 */
public final class MessageKeys {
    private static final String TOLD = "told ";

    private MessageKeys() {}

    /** Whether all declared actors and values are given; true for an undeclared key. */
    static boolean areGiven(
            MessageCatalogue catalogue, String key, int actors, Map<String, String> arguments) {
        return catalogue
                .gaps(key)
                .map(gaps ->
                        actors >= gaps.actors() && arguments.keySet().containsAll(gaps.values()))
                .orElse(true);
    }

    /**
     * Reads the declarations of one file of messages.
     *
     * @param beside the class beside which the declarations lie, as {@code <file>.txt}
     * @param file the name of the messages' file, without its ending
     * @throws NoSuchElementException if there are no declarations
     */
    public static List<MessageKey> read(Class<?> beside, String file) {
        var keys = new ArrayList<MessageKey>();
        for (var line : lines(beside, file + ".txt")) {
            var told = line.startsWith(TOLD);
            var words = (told ? line.substring(TOLD.length()) : line).split(" ");
            var actors = words.length == 1 ? 0 : Integer.parseInt(words[1]);
            var values = List.of(words).subList(Math.min(2, words.length), words.length);
            keys.add(new MessageKey(words[0], file + ".yaml", new Gaps(actors, values), told));
        }
        return keys;
    }

    private static List<String> lines(Class<?> beside, String name) {
        try (var in = beside.getResourceAsStream(name)) {
            if (in == null) throw new NoSuchElementException(beside.getName() + ": " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

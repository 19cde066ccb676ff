package emberdelve.server.narrate;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Messages;
import emberdelve.server.world.duel.DuelAnswer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The words that Java asks for are shipped, and what this folder ships is asked for. */
final class MessageKeysTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "emberdelve", "server");
    private static final String KEY = "\"([a-z][a-z0-9-]*(?:\\.[a-z0-9-]+)+)\"";
    /** In a package whose business is words, everything that looks like a key is one. */
    private static final Pattern ANY = Pattern.compile(KEY);
    /** Elsewhere, what is handed on as one; a key that goes on behind a plus is put together. */
    private static final Pattern HANDED_ON = Pattern.compile(
            "(?:Refused|Note|Note\\.of|Reply\\.note|Question|refuse|dismiss|dismissed|announce)"
                    + "\\(\\s*(?:[a-z]+\\(\\),\\s*)?" + KEY + "(?!\\s*\\+)");
    /** Groups of messages that only this package and its sister ask for. */
    private static final Pattern OWN =
            Pattern.compile("(view|combat|far|movement|items|magic|life|groups|prompt)\\..*");

    private final Messages messages = ShippedMessages.load();

    @Test
    void everyMessageOfNarrationAndOfViewsIsShipped() throws IOException {
        assertThat(missing(asked(ANY, "narrate", "render"))).isEmpty();
    }

    @Test
    void everyMessageThatAnActionOrACommandAnswersWithIsShipped() throws IOException {
        assertThat(missing(asked(HANDED_ON, "world", "command", "game", "session"))).isEmpty();
    }

    @Test
    void noMessageIsShippedThatNobodyAsksFor() throws IOException {
        var asked = asked(ANY, "narrate", "render");
        var unused = messages.keys().stream()
                .filter(key -> OWN.matcher(key).matches())
                .filter(key -> !isAsked(key, asked))
                .toList();
        assertThat(unused).isEmpty();
    }

    @Test
    void everyReasonAgainstADuelIsShipped() {
        for (var answer : DuelAnswer.values())
            if (answer != DuelAnswer.DONE)
                assertThat(messages.keys()).contains("duel." + answer.word());
    }

    private static boolean isAsked(String key, Set<String> asked) {
        var seen = key.endsWith("-sr") ? key.substring(0, key.length() - 3) : key;
        if (asked.contains(seen)) return true;
        return asked.stream().anyMatch(begin -> begin.endsWith("-") && seen.startsWith(begin));
    }

    /** A key that ends in a hyphen is the beginning of some. */
    private List<String> missing(Set<String> asked) {
        var missing = new ArrayList<String>();
        for (var key : asked) {
            var isThere = key.endsWith("-")
                    ? messages.keys().stream().anyMatch(each -> each.startsWith(key))
                    : messages.byKey().containsKey(key);
            if (!isThere) missing.add(key);
        }
        return missing;
    }

    private static Set<String> asked(Pattern pattern, String... folders) throws IOException {
        var keys = new TreeSet<String>();
        for (var folder : folders) {
            for (var source : sources(SOURCES.resolve(folder)))
                pattern.matcher(Files.readString(source)).results()
                        .map(found -> found.group(1))
                        .forEach(keys::add);
        }
        assertThat(keys).as("the sources must be found").isNotEmpty();
        return keys;
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }
}

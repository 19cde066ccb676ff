package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every word that the way in asks for is shipped, and the other way round. */
final class MessageKeysTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "emberdelve", "server");
    private static final Pattern KEY =
            Pattern.compile("\"((?:session|login|creation|input|console)\\.[a-z-]+)\"");
    private static final Pattern OWN =
            Pattern.compile("(session|login|creation|input|console)\\..*");

    private final Set<String> shipped = ShippedContent.load().messages().keys();

    @Test
    void everyKeyThatIsAskedForIsShipped() throws IOException {
        assertThat(shipped).containsAll(asked());
    }

    @Test
    void everyKeyThatIsShippedIsAskedFor() throws IOException {
        var asked = asked();
        assertThat(shipped.stream().filter(key -> OWN.matcher(key).matches()))
                .allSatisfy(key -> assertThat(asked).contains(key.replaceFirst("-sr$", "")));
    }

    private static Set<String> asked() throws IOException {
        var keys = new TreeSet<String>();
        for (var folder : List.of("session", "telnet", "cli", "game")) {
            try (var files = Files.walk(SOURCES.resolve(folder))) {
                for (var file : files.filter(Files::isRegularFile).toList())
                    KEY.matcher(Files.readString(file)).results()
                            .forEach(found -> keys.add(found.group(1)));
            }
        }
        return keys;
    }
}

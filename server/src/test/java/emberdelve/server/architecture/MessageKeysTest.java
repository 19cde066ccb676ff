package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.feature.duel.DuelAnswer;
import emberdelve.server.text.MessageKeys;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.StringEntry;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the code asks for is what {@link MessageKeys} declares. The strings of the compiled classes
 * tell: those that look like keys, and the pieces that keys are put together of.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MessageKeysTest {
    private static final String DECLARED_IN = "the resources beside its feature";
    private static final Pattern KEY = Pattern.compile("[a-z]+\\.[a-z][a-z0-9-]*");

    /** What a concatenation has where a value is put in. */
    private static final String PUT_IN = "\u0001";

    private static final Pattern RECIPE =
            Pattern.compile("[a-z]+\\.[a-z0-9\u0001-]*\u0001[a-z0-9\u0001-]*|\u0001-[a-z-]+");

    private static final Pattern BEGINNING = Pattern.compile("[a-z]+\\.[a-z0-9-]*-");

    private final Set<String> strings = new TreeSet<>();
    private final Set<String> recipes = new TreeSet<>();
    private final Set<String> keys = Features.registry().catalogue().byKey().keySet();

    @BeforeAll
    void readTheClasses() throws IOException, URISyntaxException {
        var home =
                Path.of(
                        MessageKeys.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI());
        try (var files = Files.walk(home)) {
            for (var file : files.filter(each -> each.toString().endsWith(".class")).toList())
                for (var entry : ClassFile.of().parse(file).constantPool())
                    if (entry instanceof StringEntry string) strings.add(string.stringValue());
        }
        assertThat(strings).hasSizeGreaterThan(1_000);
        strings.stream().filter(string -> RECIPE.matcher(string).matches()).forEach(recipes::add);
        // One of two beginnings, chosen before the word is put behind it.
        strings.stream()
                .filter(string -> BEGINNING.matcher(string).matches())
                .map(string -> string + PUT_IN)
                .forEach(recipes::add);
    }

    @Test
    void everyKeyThatTheCodeNamesIsDeclared() {
        var groups = keys.stream().map(MessageKeysTest::group).collect(Collectors.toSet());
        var undeclared =
                strings.stream()
                        .filter(string -> KEY.matcher(string).matches())
                        .filter(string -> groups.contains(group(string)))
                        .filter(string -> !string.endsWith("-") || !isPut(string))
                        .filter(string -> Features.registry().catalogue().gaps(string).isEmpty())
                        .toList();

        assertThat(undeclared)
                .as(
                        "to be declared in %s: the key, how many actors it names, its values",
                        DECLARED_IN)
                .isEmpty();
    }

    @Test
    void everyKeyThatIsDeclaredIsNamedByTheCode() {
        var unused = keys.stream().filter(key -> !isNamed(key)).toList();

        assertThat(unused).as("declared in %s, and asked for by nobody", DECLARED_IN).isEmpty();
    }

    @Test
    void everyReasonAgainstADuelIsDeclared() {
        for (var answer : DuelAnswer.values())
            if (answer != DuelAnswer.DONE) assertThat(keys).contains("duel." + answer.word());
    }

    private boolean isNamed(String key) {
        return strings.contains(key) || recipes.stream().anyMatch(recipe -> makes(recipe, key));
    }

    /** Whether that concatenation can make the key: of a group's name, or of another key. */
    private boolean makes(String recipe, String key) {
        if (recipe.startsWith(PUT_IN)) {
            var end = recipe.substring(1);
            return key.endsWith(end)
                    && strings.contains(key.substring(0, key.length() - end.length()));
        }
        var pattern = Pattern.quote(recipe).replace(PUT_IN, "\\E[a-z0-9-]+\\Q");
        return KEY.matcher(key).matches() && key.matches(pattern);
    }

    /** Whether some declared key begins so. */
    private boolean isPut(String beginning) {
        return keys.stream().anyMatch(key -> key.startsWith(beginning));
    }

    private static String group(String key) {
        return key.substring(0, key.indexOf('.'));
    }
}

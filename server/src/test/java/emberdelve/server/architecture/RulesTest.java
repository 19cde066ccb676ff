package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Every rule that players are told is held by a test that names it, and no test names another. */
class RulesTest {
    private static final Path TESTS = Path.of("src", "test", "java");
    private static final Pattern TOLD = Pattern.compile("\\*\\*(R\\d+\\.\\d+)\\*\\*");
    private static final Pattern HELD = Pattern.compile("@Rule\\(([^)]*)\\)");
    private static final Pattern NUMBER = Pattern.compile("\"(R\\d+\\.\\d+)\"");

    @Test
    void everyRuleIsHeldByATestThatNamesIt() throws IOException {
        assertThat(held()).containsAll(told());
    }

    @Test
    void noTestNamesARuleThatNobodyIsTold() throws IOException {
        assertThat(told()).containsAll(held());
    }

    @Test
    void noNumberIsGivenTwice() throws IOException {
        var numbers = TOLD.matcher(rules()).results().map(found -> found.group(1)).toList();
        assertThat(numbers).hasSizeGreaterThan(50).doesNotHaveDuplicates();
    }

    private static Set<String> told() throws IOException {
        var told = new TreeSet<String>();
        TOLD.matcher(rules()).results().forEach(found -> told.add(found.group(1)));
        return told;
    }

    private static Set<String> held() throws IOException {
        var held = new TreeSet<String>();
        for (var source : sources()) {
            HELD.matcher(Files.readString(source))
                    .results()
                    .forEach(rule ->
                            NUMBER.matcher(rule.group(1))
                                    .results()
                                    .forEach(number -> held.add(number.group(1))));
        }
        return held;
    }

    private static String rules() throws IOException {
        return Files.readString(Path.of("..", "docs", "rules.md"));
    }

    private static List<Path> sources() throws IOException {
        try (var files = Files.walk(TESTS)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }
}

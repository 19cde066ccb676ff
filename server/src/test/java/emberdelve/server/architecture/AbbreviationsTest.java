package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Verb;
import emberdelve.server.command.VerbEntry;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What every beginning of every verb's word means, and in which order {@code commands} lists the
 * verbs: players have both in their fingers. In {@code abbreviations.txt} a line is a beginning and
 * its verb or, where roles differ, the verb of each role, from guest to owner; {@code -} is none.
 */
class AbbreviationsTest {
    private static final Path GOLDEN = Path.of("src", "test", "resources", "abbreviations.txt");

    private static final Verbs VERBS = Features.registry().verbs();

    @Test
    void everyBeginningOfAWordMeansWhatItAlwaysMeant() throws IOException {
        var lines = new ArrayList<String>();
        for (var typed : beginnings()) lines.add(typed + " " + meanings(typed));
        for (var kind : VerbEntry.Kind.values()) lines.add("= " + kind.word() + " " + listed(kind));
        if ("write".equals(System.getProperty("emberdelve.golden"))) Files.write(GOLDEN, lines);
        assertThat(lines).isEqualTo(Files.readAllLines(GOLDEN));
    }

    private static Set<String> beginnings() {
        var beginnings = new TreeSet<String>();
        for (var verb : VERBS.entries())
            for (var word : verb.words())
                for (var length = 1; length <= word.length(); length++)
                    beginnings.add(word.substring(0, length));
        return beginnings;
    }

    private static String meanings(String typed) {
        var meanings =
                Arrays.stream(Role.values())
                        .filter(role -> role != Role.OPERATOR)
                        .map(role -> VERBS.meant(typed, role).map(Verb::name).orElse("-"))
                        .toList();
        return String.join(
                " ",
                meanings.stream().distinct().count() == 1
                        ? List.of(meanings.getFirst())
                        : meanings);
    }

    private static String listed(VerbEntry.Kind kind) {
        return VERBS.entries().stream()
                .filter(verb -> verb.kind() == kind)
                .map(Verb::name)
                .collect(Collectors.joining(" "));
    }
}

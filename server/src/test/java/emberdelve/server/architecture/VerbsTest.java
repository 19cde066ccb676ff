package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.Features;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The table of verbs, the help pages and the commands belong together. */
class VerbsTest {
    /** Pages that explain no verb. */
    private static final Set<String> TOPICS =
            Set.of(
                    "gear",
                    "newbie",
                    "rules",
                    "fight",
                    "magic",
                    "combat",
                    "death",
                    "groups",
                    "experience",
                    "items",
                    "speed",
                    "screenreader",
                    "connect",
                    "gmcp",
                    "browser");

    private final Content content = content();

    @Test
    void everyVerbHasAHelpPage() {
        for (var verb : Features.registry().verbs().entries())
            assertThat(content.help()).containsKey(verb.help());
    }

    @Test
    void everyHelpPageIsAVerbOrATopic() {
        var pages = new HashSet<>(content.help().keySet());
        pages.removeAll(TOPICS);
        Features.registry().verbs().entries().forEach(verb -> pages.remove(verb.help()));
        Features.registry().verbs().entries().forEach(verb -> pages.removeAll(verb.words()));
        assertThat(pages).isEmpty();
    }

    @Test
    void noTwoVerbsShareAWord() {
        var words =
                Features.registry().verbs().entries().stream()
                        .flatMap(verb -> verb.words().stream())
                        .toList();
        assertThat(words).doesNotHaveDuplicates();
    }

    @Test
    void oneLetterIsADirectionFirst() {
        var verbs = Features.registry().verbs(content);
        for (var letter : List.of("n", "e", "s", "w", "u", "d"))
            assertThat(verbs.parse(letter))
                    .isInstanceOf(Parsed.Understood.class)
                    .asString()
                    .contains("GoCommand[");
    }

    @Test
    void anExactWordWinsOverAnAbbreviation() {
        var verbs = Features.registry().verbs(content);
        assertThat(verbs.parse("time").toString()).contains("TimeCommand[");
        assertThat(verbs.parse("gt hello").toString()).contains("GroupTellCommand[words=hello]");
        assertThat(verbs.parse("'hello").toString()).contains("SayCommand[words=hello]");
    }

    @Test
    void playersAreToldOfNoVerbThatIsNotTheirs() {
        var verbs = Features.registry().verbs(content);
        for (var verb : Features.registry().verbs().entries()) {
            if (Role.PLAYER.isAtLeast(verb.least())) continue;
            for (var length = 1; length < verb.name().length(); length++) {
                var typed = verb.name().substring(0, length);
                assertThat(verbs.meant(typed, Role.PLAYER).map(Verb::kind))
                        .as(typed)
                        .isNotEqualTo(Optional.of(Verb.Kind.STAFF));
            }
        }
        assertThat(verbs.parse("rest", Role.PLAYER).toString())
                .contains("Unclear")
                .doesNotContain("restore");
        assertThat(verbs.parse("restor", Role.PLAYER).toString()).doesNotContain("restore");
        assertThat(verbs.parse("restore", Role.PLAYER).toString()).contains("staff.not-yours");
        assertThat(verbs.parse("restore", Role.OWNER).toString()).contains("restore NAME");
    }

    @Test
    void programsAreToldTheFullWordsThatTheRoleMayType() {
        var verbs = Features.registry().verbs(content);
        assertThat(verbs.words(Role.GUEST))
                .isSorted()
                .doesNotHaveDuplicates()
                .contains("look", "north", "kill", "chat")
                .doesNotContain("'", "l", "restore")
                .isEqualTo(verbs.words(Role.PLAYER));
        assertThat(verbs.words(Role.OWNER)).contains("look", "restore");
        for (var role : Role.values())
            for (var word : verbs.words(role))
                assertThat(verbs.parse(word, role).toString()).as(word).doesNotContain("staff.not");
    }

    @Test
    void guestsMayAbbreviateAsPlayersDo() {
        var verbs = Features.registry().verbs(content);
        assertThat(verbs.parse("sco", Role.GUEST)).isEqualTo(verbs.parse("sco", Role.PLAYER));
        assertThat(verbs.parse("sco", Role.GUEST)).isInstanceOf(Parsed.Understood.class);
    }

    @Test
    void aMistypedWordGetsAtMostThreeSuggestions() {
        var answer = Features.registry().verbs(content).parse("loook").toString();
        assertThat(answer).contains("command.did-you-mean").contains("words=look");
    }

    @Test
    void staffVerbsAreStaffCommandsAndNeedTheirRole() {
        for (var verb : Features.registry().verbs().entries()) {
            var sample = sample(verb);
            if (verb.kind() != Verb.Kind.STAFF) {
                assertThat(sample).isNotInstanceOf(Command.Staff.class);
                continue;
            }
            assertThat(sample).isInstanceOf(Command.Staff.class);
            assertThat(((Command.Staff) sample).least()).isEqualTo(verb.least());
        }
    }

    /** Any command of the verb: the first of some lines that it understands. */
    private static Command sample(Verb verb) {
        var lines =
                List.of(
                        "",
                        "x",
                        "x y",
                        "30",
                        "1",
                        "north",
                        "north to x",
                        "rolls on",
                        "x 2",
                        "x gold 1 reason why",
                        "front",
                        "all stay",
                        "x in y",
                        "x helper",
                        "x export",
                        "x off",
                        "x reason why",
                        "x y reason why",
                        "lag");
        return lines.stream()
                .flatMap(line -> verb.parse().apply(line).stream())
                .findFirst()
                .orElseThrow(() -> new AssertionError("no sample for " + verb.name()));
    }

    private static Content content() {
        return ShippedContent.load();
    }
}

package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Loanword;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verb;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.social.GestureCommand;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.stream.Stream;

/** The words of {@code words.yaml}, which players bring from other games. */
class LoanwordsTest {
    private final Content content = content();
    private final Verbs verbs = Features.registry().verbs(content);

    /** What people who know other games type without thinking. */
    private static final String REFLEXES =
            """
            sleep sit stand wake rest eat recite weather areas brief compact color autoloot autosplit
            autoassist practice train worth bug idea typo bash kick backstab sneak hide steal pick search gossip
            ooc auction whisper yell ask talk whois quest skills spells levels tnl affects prompt description
            inspect glance hold light listen climb out 2n !! logout motd rules gsay party clan bank note sc x
            where
            """;

    private static final List<String> LINES =
            List.of(
                    "remove all",
                    "wear all",
                    "where tolo",
                    "x lantern",
                    "read board",
                    "board write",
                    "buy 2 potions",
                    "look dagger",
                    "examine dagger",
                    "laugh at mira",
                    "get all corpse",
                    "help fight",
                    "help magic",
                    "set prompt %h",
                    "prompt %h",
                    "autoassist off",
                    "light lamp",
                    "note write",
                    "note read 1",
                    "note list",
                    "climb up",
                    "3n2e",
                    "whisper mira hello",
                    "ask mira about lamps",
                    "talk to mira");

    @ParameterizedTest
    @MethodSource("reflexes")
    void whatIsTypedByReflexIsUnderstoodOrAnswered(String line) {
        for (var role : Role.values())
            if (verbs.parse(line, role) instanceof Parsed.Unclear(Note note))
                assertThat(note.key()).as(line).isIn("command.says", "command.usage");
    }

    private static Stream<String> reflexes() {
        return Stream.concat(Stream.of(REFLEXES.strip().split("\\s+")), LINES.stream());
    }

    @Test
    void whatAWordMeansIsAVerbThatPlayersHave() {
        content.loanwords()
                .forEach((word, becomes) -> {
                    if (!(becomes instanceof Loanword.Means(var line))) return;
                    var first = line.split(" ", 2)[0];
                    assertThat(isPlayers(first) || content.channels().containsKey(first))
                            .as("%s means %s", word, line)
                            .isTrue();
                });
    }

    @Test
    void anAnswerNamesVerbsThatPlayersHave() {
        content.loanwords()
                .forEach((word, becomes) -> {
                    if (!(becomes instanceof Loanword.Says(var answer, var named))) return;
                    assertThat(named).as("%s says %s", word, answer).isNotEmpty();
                    for (var verb : named)
                        assertThat(isPlayers(verb) || content.channels().containsKey(verb))
                                .as("%s names %s", word, verb)
                                .isTrue();
                });
    }

    @Test
    void noWordHidesOneThatPlayersHave() {
        for (var word : content.loanwords().keySet()) {
            assertThat(isPlayers(word)).as(word).isFalse();
            assertThat(content.channels()).doesNotContainKey(word);
            assertThat(GestureCommand.words(content.messages())).doesNotContain(word);
        }
    }

    @Test
    void whatStandsBehindAWordIsKept() {
        assertThat(verbs.parse("Yell hello").toString())
                .isEqualTo(verbs.parse("shout hello").toString());
        assertThat(verbs.parse("x lantern").toString()).contains("LookCommand[what=lantern");
        assertThat(verbs.parse("rules")).isEqualTo(verbs.parse("help rules"));
    }

    private static boolean isPlayers(String word) {
        return Features.registry().verbs().entries().stream()
                .filter(verb -> verb.kind() != Verb.Kind.STAFF)
                .anyMatch(verb -> verb.words().contains(word));
    }

    private static Content content() {
        return ShippedContent.load();
    }
}

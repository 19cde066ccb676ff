package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Loanword;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.Problems;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verb;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.social.GestureCommand;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;

/** The words of {@code words.yaml}, which players bring from other games. */
class LoanwordsTest {
    private final Content content = content();
    private final Verbs verbs = Features.registry().verbs(content);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sleep",
                "sit",
                "stand",
                "wake",
                "rest",
                "eat",
                "recite",
                "weather",
                "areas",
                "brief",
                "compact",
                "color",
                "autoloot",
                "autosplit",
                "train",
                "worth",
                "bug",
                "idea",
                "typo",
                "bash",
                "backstab",
                "sneak",
                "hide",
                "steal",
                "pick",
                "search",
                "gossip",
                "ooc",
                "auction",
                "whisper",
                "yell",
                "ask",
                "talk",
                "whois",
                "quest",
                "skills",
                "spells",
                "levels",
                "tnl",
                "affects",
                "description",
                "inspect",
                "glance",
                "hold",
                "listen",
                "climb",
                "logout",
                "motd",
                "gsay",
                "party",
                "clan",
                "sc",
                "x"
            })
    void aWordTypedByReflexIsUnderstoodOrAnswered(String word) {
        if (verbs.parse(word) instanceof Parsed.Unclear(Note note))
            assertThat(note.key()).as(word).isIn("command.says", "command.usage");
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
    void noWordHidesOneThatPlayersHave() {
        for (var word : content.loanwords().keySet()) {
            assertThat(isPlayers(word)).as(word).isFalse();
            assertThat(content.channels()).doesNotContainKey(word);
            assertThat(GestureCommand.words(content.messages())).doesNotContain(word);
        }
    }

    @Test
    void whatStandsBehindAWordIsKept() {
        assertThat(verbs.parse("Whisper mira hello").toString())
                .contains("TellCommand[", "mira", "hello");
        assertThat(verbs.parse("x lantern").toString()).contains("LookCommand[what=lantern");
        assertThat(verbs.parse("levels")).isEqualTo(verbs.parse("help experience"));
    }

    private static boolean isPlayers(String word) {
        return Features.registry().verbs().entries().stream()
                .filter(verb -> verb.kind() != Verb.Kind.STAFF)
                .anyMatch(verb -> verb.words().contains(word));
    }

    private static Content content() {
        var problems = new Problems();
        return ContentLoader.load(Path.of("../config/content"), problems)
                .orElseThrow(() -> new AssertionError(problems.toString()));
    }
}

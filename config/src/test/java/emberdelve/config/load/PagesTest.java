package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.HelpPage;
import emberdelve.config.content.Template.Part;
import emberdelve.config.content.Tone;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** Messages, help and news: what is read rather than met. */
class PagesTest {
    private final ContentFolder folder;

    PagesTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @Test
    void aMessageHasItsPartsAndItsTone() {
        folder.append("messages/combat.yaml", "combat.died: {text: $Name$0 dies., tone: death}\n");
        var messages = folder.load().messages();

        assertThat(messages.get("combat.missed").tone()).isEqualTo(Tone.PLAIN);
        assertThat(messages.get("combat.died").tone()).isEqualTo(Tone.DEATH);
        assertThat(messages.get("combat.died").template().parts())
                .containsExactly(new Part.Name(0, true), new Part.Literal(" dies."));
        assertThat(messages.keys()).containsExactly("combat.died", "combat.missed");
        assertThat(messages.irregularVerbs()).containsEntry("is", "are");
    }

    @Test
    void aMessageKeepsItsBlanksButNotTheLineEndOfItsBlock() {
        folder.append("messages/combat.yaml", "a.b: \"> \"\na.c: |\n  one\n  two\n");
        var messages = folder.load().messages();

        assertThat(messages.get("a.b").template().parts()).containsExactly(new Part.Literal("> "));
        assertThat(messages.get("a.c").template().parts())
                .containsExactly(new Part.Literal("one\ntwo"));
    }

    @Test
    void aMessageHasAKeyOfItsOwnOverAllFiles() {
        folder.write("messages/more.yaml", "combat.missed: a\ncombat: b\n");

        assertThat(folder.problems())
                .containsExactly(
                        "content/messages/more.yaml:1:1: combat.missed: twice (expected: once;"
                                + " see content/messages/combat.yaml:1)",
                        "content/messages/more.yaml:2:1: combat: no key"
                                + " (expected: group.message, in lower case)");
    }

    @Test
    void aHelpPageHasASummaryUsageParagraphsAndOtherPages() {
        assertThat(folder.load().help().get("look"))
                .isEqualTo(
                        new HelpPage(
                                "look",
                                "Shows what is here.",
                                List.of("look", "look WORD"),
                                List.of("The room, and who is in it."),
                                List.of("look")));
    }

    @Test
    void anExampleBetweenParagraphsKeepsItsLines() {
        folder.change("help/look.md", "See also: look", "    > look\n    A hall.\n\nMore.");

        assertThat(folder.load().help().get("look"))
                .isEqualTo(
                        new HelpPage(
                                "look",
                                "Shows what is here.",
                                List.of("look", "look WORD"),
                                List.of(
                                        "The room, and who is in it.",
                                        "    > look",
                                        "    A hall.",
                                        "More."),
                                List.of()));
    }

    @Test
    void aHelpPageWithoutTitleSummaryOrRightPagesIsToldWithItsLines() {
        folder.write("help/go.md", "")
                .write(
                        "help/get.md",
                        """
                        # got

                        Takes.

                        \u001b[2J

                        See also: look, luok,
                          gi
                        """);

        assertThat(folder.problems())
                .containsExactly(
                        "content/help/get.md:1:1: title: # got (expected: # get)",
                        "content/help/get.md:5:1: text: \\u001b[2J (expected: no control"
                                + " characters)",
                        "content/help/get.md:7:17: See also: luok (expected: a help page that"
                                + " exists); did you mean \"look\"?",
                        "content/help/get.md:8:3: See also: gi (expected: a help page that exists);"
                                + " did you mean \"go\"?",
                        "content/help/go.md:1:1: summary: missing (expected: one line under the"
                                + " title)",
                        "content/help/go.md:1:1: title: nothing (expected: # go)");
    }

    @Test
    void newsComeNewestFirst() {
        folder.append("news.yaml", "- {date: 2026-11-22, text: Later.}\n");

        assertThat(folder.problems())
                .containsExactly(
                        "content/news.yaml:2:10: [2].date:"
                                + " 2026-11-22 (expected: newest first)");
    }
}

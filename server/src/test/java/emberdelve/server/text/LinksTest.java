package emberdelve.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.protocol.style.AnsiEncoder;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.Hyperlink;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.look.CommandsView;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Preferences;
import emberdelve.server.rule.talk.HistoryView;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be clicked, where a client can, and what a click sends. */
class LinksTest {
    private static final List<Preferences> PROFILES =
            List.of(Preferences.DEFAULT, Preferences.DEFAULT.withScreenReader(true));

    private final Content content = content();
    private final Renderer screen = Features.registry().screen(content.messages());

    @Test
    void aRoomsWaysPeopleThingsAndCorpsesCanBeClicked() {
        assertThat(links(Views.room()))
                .contains(
                        "north -> north",
                        "east -> east",
                        "down -> down",
                        "A kobold -> look kobold",
                        "Tolo -> look tolo",
                        "A short sword -> get short sword");
        assertThat(links(Views.room())).anyMatch(link -> link.contains("-> look corpse of "));
    }

    @Test
    void anAnswerSendsItsOwnCommandSoThatAnOldQuestionAnswersNoNewOne() {
        var question =
                new Question(
                        "question.quit",
                        Map.of(),
                        List.of(
                                Question.Option.of("yes", "quit yes"),
                                Question.Option.of("no", "")),
                        Optional.of(2));
        assertThat(links(question)).containsExactly("yes -> quit yes", "no -> cancel");
    }

    @Test
    void wordsOfCommandsAreTheirPages() {
        var commands =
                new CommandsView(List.of(new CommandsView.Group("see", List.of("look", "exits"))));
        assertThat(links(commands)).containsExactly("look -> help look", "exits -> help exits");
    }

    @Test
    void everyLinkIsACommandThatIsUnderstood() {
        var verbs = Features.registry().verbs(content);
        for (var view : Views.all()) {
            if (view instanceof Question) continue;
            for (var command : commands(view))
                assertThat(verbs.parse(command, Role.PLAYER))
                        .as(command)
                        .isInstanceOf(Parsed.Understood.class);
        }
    }

    @Test
    void whatPlayersSayCarriesNoLinkWhateverTheySay() {
        var evil = "\u001b]8;;send:quit\u001b\\\\north\u001b]8;;\u001b\\\\";
        var history = new HistoryView("", List.of(new HistoryView.Line(1, "say", evil, evil)));
        assertThat(links(history)).isEmpty();
        for (var line : show(history, Preferences.DEFAULT))
            assertThat(painted(line, LinkSupport.ALL)).doesNotContain("\u001b]8");
        var narrator = Features.registry().narrator(content.messages());
        for (var fact : Facts.all()) {
            var told =
                    narrator.tell(new Heard.Fact(fact, Optional.empty()), Cast.reader(Cast.SABLE));
            for (var line : told) assertThat(commands(line)).isEmpty();
        }
    }

    @Test
    void whoHasNotSaidToKnowLinksIsSentNone() {
        for (var view : Views.all()) {
            for (var line : show(view, Preferences.DEFAULT)) {
                assertThat(painted(line, LinkSupport.NONE)).doesNotContain("\u001b]");
                assertThat(painted(line, LinkSupport.WEB)).doesNotContain("send:");
            }
        }
        assertThat(show(Views.room(), Preferences.DEFAULT))
                .anyMatch(line ->
                        painted(line, LinkSupport.ALL).contains("\u001b]8;;send:north\u001b\\"));
    }

    private static String painted(StyledText line, LinkSupport links) {
        var out = new StringBuilder();
        AnsiEncoder.append(out, line, ColorDepth.TRUE_COLOR, links);
        return out.toString();
    }

    private List<String> links(View view) {
        return show(view, Preferences.DEFAULT).stream()
                .flatMap(line -> line.runs().stream())
                .filter(run -> !(run.style().link() instanceof Hyperlink.None))
                .map(run -> run.text() + " -> " + command(run.style().link()).orElseThrow())
                .toList();
    }

    private List<String> commands(View view) {
        return PROFILES.stream()
                .flatMap(profile -> show(view, profile).stream())
                .flatMap(LinksTest::commands)
                .toList();
    }

    private static Stream<String> commands(StyledText line) {
        return line.runs().stream().flatMap(run -> command(run.style().link()).stream());
    }

    private static Optional<String> command(Hyperlink link) {
        return switch (link) {
            case Hyperlink.Send(var command) -> Optional.of(command);
            case Hyperlink.Prompt(var command) -> Optional.of(command);
            case Hyperlink.None _, Hyperlink.Web _ -> Optional.empty();
        };
    }

    private List<StyledText> show(View view, Preferences preferences) {
        return screen.show(view, new Reader(Cast.MIRA.id(), preferences));
    }

    private static Content content() {
        return ShippedContent.load();
    }
}

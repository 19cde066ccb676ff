package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Input;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The book of commands: a page for every verb, on which it is typed rightly and wrongly, and all
 * that is answered, word for word. Mira is a guardian and Tolo a striker, both in the Lantern Yard;
 * Sable, an owner, waits in the kitchen and prepares what a page needs.
 *
 * <p>A new page is a file with its {@code ~} and {@code >} lines alone; {@code emberdelve.golden}
 * writes the rest, for somebody to read before it is accepted.
 */
class CommandBookTest {
    private static final Path BOOK = Path.of("src", "test", "resources", "transcripts", "commands");
    private static final long SEED = 21;
    private static final long WALL_SECONDS = 1_700_000_000;
    private static final int UNTIL_READY_TICKS = 12;

    /** A page of words that are no verbs here, of words.yaml. */
    private static final String OTHER_GAMES = "other-games";

    private static final String NONSENSE = " xyzzy";

    private final Content content = Performance.shippedContent();

    @TestFactory
    Stream<DynamicTest> aCommandAnswersAsItsPageSays() {
        return pages().stream()
                .map(page -> DynamicTest.dynamicTest(page.verb(), () -> playAndCompare(page)));
    }

    @Test
    void everyVerbHasAPageAndEveryPageAVerb() {
        assertThat(pages().stream().map(CommandPage::verb))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(
                                        Features.registry().verbs().entries().stream()
                                                .map(CommandBookTest::pageOf),
                                        Stream.of(OTHER_GAMES))
                                .distinct()
                                .toList());
    }

    @Test
    void everyPageTypesTheWordAloneAndWithNonsense() {
        for (var page : pages()) {
            if (page.verb().equals("directions") || page.verb().equals(OTHER_GAMES)) continue;
            assertThat(page.typed())
                    .as("what is typed on the page of %s", page.verb())
                    .contains(page.verb(), page.verb() + NONSENSE);
        }
    }

    /** Ten ways to walk and forty gestures have one page each. */
    private static String pageOf(Verb verb) {
        return switch (verb.help()) {
            case "go" -> verb.name().equals("go") ? "go" : "directions";
            default -> verb.name();
        };
    }

    private static List<CommandPage> pages() {
        try (var files = Files.list(BOOK)) {
            return files.sorted().map(CommandPage::read).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void playAndCompare(CommandPage page) throws IOException {
        var play = Performance.of(content, SEED);
        play.takes(new Input.WallTime(WALL_SECONDS));
        var cast = new LinkedHashMap<String, LocalPlayer>();
        cast.put("Mira", play.comes("Mira", "guardian"));
        cast.put("Tolo", play.comes("Tolo", "striker"));
        cast.put("Sable", play.comes("Sable", "mender", Role.OWNER));
        for (var player : cast.values())
            play.types(player, "skip tutorial", "hints off", "set prompt off");
        play.types(player(cast, "Sable"), "goto lantern-yard/kitchen");
        play.ticks(UNTIL_READY_TICKS);
        for (var cue : page.setup()) follow(cue, play, cast);
        play.forget();
        for (var cue : page.cues()) follow(cue, play, cast);
        var whole = page.with(play.played());
        if (Performance.WRITES) Files.writeString(page.file(), whole);
        assertThat(whole).isEqualTo(Files.readString(page.file()));
    }

    private static void follow(
            CommandPage.Cue cue, Performance play, Map<String, LocalPlayer> cast) {
        switch (cue) {
            case CommandPage.Cue.Types(var who, var line) -> {
                play.types(player(cast, who), line);
                // Nobody looks at a builder's text here.
                if (line.equals(".")) play.takes(new Input.Judged(who, true));
                // Nor does a store know who is not in the dungeon any more.
                if (line.equals("unban tolo") && !play.isInside(player(cast, "Tolo")))
                    play.takes(
                            new Input.AccountFound(
                                    new AccountOrder("tolo", line, who, who, Role.OWNER),
                                    Optional.of(new AccountOrder.Holder(2, "Tolo", Role.PLAYER))));
            }
            case CommandPage.Cue.Passes(var ticks) -> play.ticks(ticks);
        }
    }

    private static LocalPlayer player(Map<String, LocalPlayer> cast, String name) {
        return Optional.ofNullable(cast.get(name)).orElseThrow();
    }
}

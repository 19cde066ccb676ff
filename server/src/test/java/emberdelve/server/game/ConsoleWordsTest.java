package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;

import emberdelve.config.content.Content;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.VerbEntry;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.ReadBy;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Objects;

/** The operator at the server's own input is told which words are understood there. */
class ConsoleWordsTest {
    private static final Content CONTENT = ShippedContent.load();
    private static final Verbs VERBS = Features.registry().verbs(CONTENT);

    private final RecordingLink console = new RecordingLink();

    @Test
    void helpListsAllThatStaffCanTypeAndNothingElse() {
        var staff =
                VERBS.entries().stream()
                        .filter(verb -> verb.least().isAtLeast(Role.HELPER))
                        .map(VerbEntry::name)
                        .sorted()
                        .toList();
        assertThat(staff).contains("role", "shutdown", "health", "audit").doesNotContain("look");
        assertThat(told("help")).isEqualTo(staff);
        assertThat(told("look")).as("a word that is for players alone").isEqualTo(staff);
    }

    private List<String> told(String line) {
        var stored = StoredWorld.empty(new WorldRow("console", 5));
        var opening =
                new Opening(
                        CONTENT.version(), WorldSettings.DEFAULTS, LimitSettings.DEFAULTS, stored);
        var game =
                LoneGame.play(
                        opening,
                        CONTENT,
                        Features.registry(),
                        Recorder.NONE,
                        (culprit, tick, fault, _) -> {
                            throw new AssertionError(culprit + " failed at tick " + tick, fault);
                        });
        if (!(VERBS.parse(line) instanceof Parsed.Understood(var command)))
            throw new AssertionError(line);
        game.offer(new Input.Console(game.add(console), line, ReadBy.OWNER, command));
        game.tick();
        var shown = (Heard.Shown) console.batches.getLast().heard().getLast();
        var words = Objects.requireNonNull(((Note) shown.view()).arguments().get("words"));
        return Splitter.on(", ").splitToList(words);
    }
}

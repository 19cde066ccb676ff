package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.UnstoredRow;
import emberdelve.server.link.Input;
import emberdelve.server.model.Abilities;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;

/** At the end of the server players are told the truth about what they did. */
final class LastWordsTest {
    @Test
    void whatIsSafeIsCalledStored() {
        assertThat(lastWords(new FakeDisk(true))).containsExactly("session.server-down");
    }

    @Test
    void whatCouldNotBeSavedIsNotCalledStored() {
        assertThat(lastWords(new FakeDisk(false))).containsExactly("session.server-down-unsaved");
    }

    @Test
    void aStopWithARowThatIsNotStoredHasNotStoredAllThoughItIsNobodysWhoPlays() {
        var rat = new FakeDisk(true, List.of(new UnstoredRow("monster 17 (a rat)", "hp: -5")));
        assertThat(lastWords(rat)).containsExactly("session.server-down");
    }

    private static List<String> lastWords(FakeDisk disk) {
        var content = ShippedContent.load();
        var game = disk.game(content);
        var mira = new RecordingLink();
        var wanted = new Input.NewCharacter("Mira", "guardian", Abilities.AVERAGE, Pronouns.SHE);
        game.offer(new Input.Create(game.add(mira), Role.PLAYER, 1, wanted));
        game.tick();

        assertThat(game.finish("an evening off", Duration.ofSeconds(1)))
                .isEqualTo(disk.works() && disk.unstored().isEmpty());
        return mira.dismissed;
    }
}

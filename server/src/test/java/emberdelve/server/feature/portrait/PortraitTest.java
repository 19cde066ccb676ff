package emberdelve.server.feature.portrait;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Displays;
import emberdelve.server.command.Scene;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** The sentence that others read who look. */
class PortraitTest {
    private final Scenario play = Scenario.on("[hall @& ]");

    @Test
    @Rule("R16.9")
    void othersReadWhatOneSaysOfOneselfUntilItIsWiped() {
        play.types("describe", "describe me as tall $name$0", "description");
        assertThat(play.answers()).containsExactly("portrait.none", "portrait.is", "portrait.is");
        assertThat(seen()).containsExactly("tall $name$0");
        play.forget().types("describe " + "x".repeat(201), "describe none");
        assertThat(play.answers()).containsExactly("portrait.too-long", "portrait.none");
        assertThat(seen()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R16.9")
    void whoIgnoresSomebodyReadsNothingOfIt() {
        play.types("describe me as loud").types(play.hero('&'), "ignore Mira");
        assertThat(seen()).isEmpty();
        play.types(play.hero('&'), "unignore Mira");
        assertThat(seen()).containsExactly("loud");
        play.ends();
    }

    @Test
    @Rule("R16.9")
    void itIsThereAfterARestart(@TempDir Path folder) throws NameTaken {
        play.types("describe me as patient");
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world, play.hero(), play.hero('&'));
            var mira = world.population().find(play.hero().id()).orElseThrow();
            var tolo = world.population().find(play.hero('&').id()).orElseThrow();
            var scene = new Scene(world, tolo, Role.PLAYER, play.company);
            assertThat(world.part(Displays.class).of(scene, mira))
                    .extracting(note -> note.arguments().get("words"))
                    .containsExactly("patient");
        }
    }

    private List<String> seen() {
        play.forget().types(play.hero('&'), "look Mira");
        return play.views().stream()
                .filter(Note.class::isInstance)
                .map(Note.class::cast)
                .filter(note -> note.key().equals("portrait.seen"))
                .map(note -> note.arguments().getOrDefault("words", ""))
                .toList();
    }
}

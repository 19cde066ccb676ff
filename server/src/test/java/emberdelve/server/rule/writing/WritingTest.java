package emberdelve.server.rule.writing;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** What is being written is stored with everything else. */
class WritingTest {
    @TempDir private Path folder = Path.of("");

    @Test
    @Rule("R8.13")
    void aTextIsThereAfterARestartWithAllItsLines() throws NameTaken {
        var play = Scenario.on("[square @&]");
        play.world.part(KnownNames.class).know("Tolo");
        play.types("mail write tolo");
        var writings = play.world.part(Writings.class);
        writings.take(play.hero(), "Meet me at the stile", true);
        writings.take(play.hero(), "", true);
        writings.take(play.hero(), "Berta", true);
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world, play.hero(), play.hero('&'));
            var mira = world.population().find(play.hero().id()).orElseThrow();
            var its = world.part(Writings.class);
            assertThat(its.resumed(mira))
                    .extracting(Note::key)
                    .containsExactly("mail.resumed", "writing.last");
            assertThat(its.take(mira, ".", true))
                    .isInstanceOf(Taken.Done.class)
                    .asString()
                    .contains("whom=Tolo, words=Meet me at the stile\n\nBerta");
        }
        play.ends();
    }

    @Test
    @Rule("R8.13")
    void aTextIsForTheRoomWhereItWasBegunWhereverItsWriterIsNow() {
        var play = Scenario.on("[square @]--[hall]");
        var writings = play.world.part(Writings.class);
        for (var kind : List.of("value", "notice")) {
            play.world.part(Travel.class).teleport(play.hero(), play.room("square"));
            writings.begin(play.hero(), Features.registry().writings().get(kind), "description");
            writings.take(play.hero(), "words", true);
            play.world.part(Travel.class).teleport(play.hero(), play.room("hall"));
            assertThat(writings.take(play.hero(), ".", true))
                    .asString()
                    .contains(DrawnMap.id("square").value())
                    .doesNotContain(DrawnMap.id("hall").value());
        }
        play.ends();
    }

    @Test
    void whatIsDroppedIsNotThereAfterARestart() throws NameTaken {
        var play = Scenario.on("[square @]");
        try (var restart = new Restart(folder)) {
            play.types("board write");
            restart.store(play.world);
            play.world.part(Writings.class).take(play.hero(), "cancel", true);
            var world = restart.after(play.world, play.hero());
            assertThat(world.part(Writings.class).space(play.hero())).isEmpty();
        }
        play.ends();
    }

    @Test
    void whoIsGivenUpWritesNothingMore() {
        var play = Scenario.on("[square @&]");
        play.types("board write");
        play.types("character delete mira yes");
        assertThat(play.world.part(Writings.class).space(play.hero())).isPresent();
        play.world.population().remove(play.hero());
        assertThat(play.world.part(Writings.class).space(play.hero())).isEmpty();
        play.ends();
    }
}

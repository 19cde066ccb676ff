package emberdelve.server.feature.lantern;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** What all players light together: three lanterns hang in the refuge, and the first burns. */
class LanternTest {
    private static final int HELPING = 25;

    private final Scenario play = Scenario.on("[hall @&d ]");
    private final Restart restart;

    LanternTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
        for (var hero : play.heroes()) play.world.population().move(hero, refuge());
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R12.3")
    void oilBecomesLightAndEverybodyIsToldAndTheRoomSaysIt() {
        var oil = play.gives(play.hero(), Armoury.OIL);
        play.types("light lantern");

        assertThat(play.hero().pack().items()).doesNotContain(oil);
        for (var hero : play.heroes())
            assertThat(play.saw(hero, LanternEvent.Lit.class))
                    .containsExactly(new LanternEvent.Lit(play.hero().named(), 2, "the Pit", 1));
        assertThat(plates()).containsExactly("2 Mira");
        play.ends();
    }

    @Test
    @Rule("R12.3")
    void whoHasNoOilOrIsElsewhereLightsNothing() {
        play.types("light lantern");
        play.gives(play.hero(), Armoury.OIL);
        play.types("light lamp", "light lantern 1", "light lantern 4", "light 3", "light 3");
        play.world.population().move(play.hero('&'), play.room("hall"));
        play.gives(play.hero('&'), Armoury.OIL);
        play.types(play.hero('&'), "light lantern");

        assertThat(play.answers())
                .containsExactly(
                        "light.no-oil",
                        "light.no-lantern",
                        "light.burns",
                        "light.no-such",
                        "light.burns",
                        "light.not-here");
        assertThat(plates()).containsExactly("3 Mira");
        play.ends();
    }

    @Test
    @Rule("R12.3")
    void thePlatesAreReadInTheRoomAndElsewhereAndAfterARestart() {
        lights(play.hero());
        play.forget().types("look plates", "look at the lantern", "lanterns");
        assertThat(play.answers())
                .containsExactly(
                        "lantern.count",
                        "lantern.plate",
                        "lantern.how",
                        "lantern.count",
                        "lantern.plates",
                        "lantern.count",
                        "lantern.plate",
                        "lantern.how");
        var world = restart.after(play.world);
        assertThat(world.part(LanternYard.class).lightings().orElseThrow().all())
                .isEqualTo(play.world.part(LanternYard.class).lightings().orElseThrow().all());
    }

    @Test
    @Rule("R12.4")
    void whoHasOilLeavesItInTheCorpse() {
        play.world.part(Fights.class).wound(play.monster(), 1_000, play.hero());
        assertThat(play.room("hall").corpses().getFirst().items().items())
                .extracting(item -> item.type().id())
                .containsExactly(Armoury.OIL.id());
        play.ends();
    }

    @Test
    @Rule("R12.5")
    void whenAllBurnWoundsCloseFasterAndTheNextFlaskBeginsAnew() {
        var before = healed();
        lights(play.hero());
        lights(play.hero('&'));
        assertThat(play.saw(play.hero(), LanternEvent.AllLit.class))
                .containsExactly(new LanternEvent.AllLit(play.hero('&').named(), 3, 1));
        assertThat(healed()).isEqualTo(before + 1);

        lights(play.hero());
        assertThat(plates()).containsExactly("2 Mira", "3 Tolo", "2 Mira");
        play.forget().types("lanterns");
        assertThat(play.answers())
                .containsExactly(
                        "lantern.count", "lantern.finished", "lantern.plate", "lantern.how");
        lights(play.hero());
        assertThat(healed()).isEqualTo(before + 2);
        play.ends();
    }

    /** The hit points that come back in one helping of rest. */
    private int healed() {
        play.hero().setHp(1);
        play.ticks(4 * HELPING);
        play.hero().setHp(1);
        play.ticks(HELPING);
        return play.hero().hp() - 1;
    }

    private void lights(Actor who) {
        play.gives(who, Armoury.OIL);
        play.types(who, "light lantern");
    }

    private List<String> plates() {
        return play.world.part(LanternYard.class).lightings().orElseThrow().all().stream()
                .map(LanternTest::plate)
                .toList();
    }

    private static String plate(Lantern lantern) {
        return lantern.number() + " " + lantern.name();
    }

    private Room refuge() {
        return play.world.map().room(Bestiary.REFUGE);
    }
}

package emberdelve.server.feature.rumour;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.kernel.Territory;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Map;

/** Rare monsters: one after 10 to 12 minutes, for 5 minutes; people talk of them in the refuge. */
class RumourTest {
    private static final int MINUTE = 240;

    private final Restart restart;

    RumourTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R12.9")
    void oneComesWhileSomebodyPlaysWhereNobodyStandsAndStaysItsTime() {
        var play = Scenario.on("[hall @ ]--[cell]--[vault]");
        play.ticks(9 * MINUTE);
        assertThat(mill(play.world).monster()).isEmpty();
        play.ticks(4 * MINUTE);
        var monster = mill(play.world).monster().orElseThrow();
        assertThat(monster.room()).isNotEqualTo(play.hero().room());
        assertThat(monster.isPresent()).isTrue();
        if (monster.room().id().equals(Bestiary.REFUGE)) return;
        play.ticks(5 * MINUTE);
        assertThat(monster.isPresent()).isFalse();
        assertThat(mill(play.world).current()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R12.9")
    void whoeverSeesItKeepsItThere() {
        var play = Scenario.on("[hall @ ]--[cell]");
        var monster = comes(play);
        play.world.population().move(play.hero(), monster.room());
        play.ticks(8 * MINUTE);
        assertThat(monster.isPresent()).isTrue();
        play.world.population().move(play.hero(), play.room("hall"));
        if (monster.room() == play.hero().room())
            play.world.population().move(play.hero(), play.room("cell"));
        play.ticks(MINUTE);
        assertThat(monster.isPresent()).isFalse();
        play.ends();
    }

    @Test
    @Rule("R12.9")
    void whereNobodyPlaysNoneComes() {
        var play = Scenario.on("[hall @ ]");
        play.world.population().remove(play.hero());
        play.ticks(30 * MINUTE);
        assertThat(mill(play.world).monster()).isEmpty();
        play.ends();
    }

    @Test
    void inTheZonesOfAnotherWorldNoneComes() {
        var play = Scenario.in(new Territory(0, 2, Map.of(DrawnMap.ZONE, 1)), "[hall @ ]--[cell]");
        for (var minute = 0; minute < 60; minute++) {
            play.ticks(MINUTE);
            assertThat(mill(play.world).monster()).isEmpty();
        }
        play.ends();
    }

    @Test
    @Rule("R12.10")
    void peopleTalkOfItOnceToWhoeverComesAndToWhoeverAsks() {
        var play = Scenario.on("[hall @& ]--[cell]--[farhaven]");
        play.types("rumours");
        comes(play);
        play.forget();
        for (var times = 0; times < 2; times++) {
            play.world.population().move(play.hero(), play.world.map().room(Bestiary.REFUGE));
            play.ticks(1);
            play.world.population().move(play.hero(), play.room("hall"));
        }
        play.types("rumours");
        play.world.population().move(play.hero(), play.room("farhaven"));
        play.types("rumours");
        assertThat(play.saw(play.hero(), RumourEvent.Heard.class))
                .containsExactly(new RumourEvent.Heard("They say."));
        assertThat(play.saw(play.hero('&'), RumourEvent.Heard.class)).isEmpty();
        assertThat(play.answers()).containsExactly("rumour.said", "rumour.not-here");
        play.ends();
    }

    @Test
    @Rule("R12.10")
    void everybodyIsToldWhoHasKilledIt() {
        var play = Scenario.on("[hall @& ]--[cell]");
        var monster = comes(play);
        play.world.part(Fights.class).wound(monster, 1_000, play.hero());
        play.ticks(1);
        for (var hero : play.heroes())
            assertThat(play.saw(hero, RumourEvent.Ended.class))
                    .containsExactly(new RumourEvent.Ended(play.hero().named(), monster.named()));
        assertThat(mill(play.world).current()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R12.9")
    void aRestartEndsItAndOneThatWasStoredIsTalkedOfAgain() {
        var play = Scenario.on("[hall @ ]--[cell]");
        comes(play);
        var world = restart.after(play.world, play.hero());
        assertThat(mill(world).monster()).isEmpty();
        assertThat(world.population().all()).singleElement().matches(Actor::isCharacter);

        var learned = Scenario.on("[hall @ ]--[cell w ]");
        learned.ticks(MINUTE);
        assertThat(mill(learned.world).monster()).contains(learned.monster());
        assertThat(mill(learned.world).current()).contains("They say.");
    }

    private static Actor comes(Scenario play) {
        play.ticks(13 * MINUTE);
        return mill(play.world).monster().orElseThrow();
    }

    private static RumourMill mill(World world) {
        return world.part(Rumoured.class).mill().orElseThrow();
    }
}

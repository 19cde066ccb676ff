package emberdelve.server.feature.wall;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Progress;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.text.Nouns;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Who has done most this week and the last. */
class WallTest {
    private static final LocalDate SUNDAY = LocalDate.of(2026, 11, 22);
    private static final int SECONDS_PER_DAY = 86_400;

    private final Restart restart;

    WallTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R12.8")
    void theWeekBeginsOnMondayAndTheOneBeforeStaysForAWeek() {
        var play = Scenario.on("[hall @ ]");
        it(play, SUNDAY);
        play.world.part(Kills.class).gain(play.hero(), 7, 1);
        assertThat(wall(play, "wall")).containsExactly("2026-11-16", "1 Mira 7");
        it(play, SUNDAY.plusDays(1));
        assertThat(wall(play, "wall")).containsExactly("2026-11-23");
        assertThat(wall(play, "wall last")).containsExactly("2026-11-16", "1 Mira 7");
        it(play, SUNDAY.plusDays(8));
        assertThat(wall(play, "wall last")).containsExactly("2026-11-23");
        assertThat(play.world.part(Wall.class).sheets()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R12.8")
    void whatIsDoneByWhoeverCanChangeTheWorldDoesNotCount() {
        var play = Scenario.on("[hall @& ]");
        it(play, SUNDAY);
        play.hero().setRanked(false);
        play.world.part(Kills.class).gain(play.hero(), 7, 1);
        play.world.part(Kills.class).gain(play.hero('&'), 3, 1);
        assertThat(wall(play, "wall")).containsExactly("2026-11-16", "1 Tolo 3");
        play.ends();
    }

    @Test
    @Rule("R12.8")
    void theBestStandsFirstAndOnlyFiveStandThere() {
        var play = Scenario.on("[hall @&%$ ]");
        var xp = 10;
        for (var hero : play.heroes()) play.world.part(Kills.class).gain(hero, xp++, 1);
        assertThat(wall(play, "wall"))
                .containsExactly(
                        LocalDate.ofEpochDay(-3).toString(),
                        "1 Ratka 13",
                        "2 Sable 12",
                        "3 Tolo 11",
                        "4 Mira 10");
        play.ends();
    }

    @Test
    @Rule("R12.8")
    void aKillCountsThatTaughtSomethingAndALanternThatWasLit() {
        var play = Scenario.on("[hall @dk ]");
        kill(play, play.hero(), play.monster(0));
        var before = tally(play, play.hero());
        assertThat(before.kills()).isEqualTo(1);
        play.world.part(Kills.class).grant(play.hero(), 5_000);
        kill(play, play.hero(), play.monster(1));
        assertThat(tally(play, play.hero())).isEqualTo(before);
        play.gives(play.hero(), Armoury.OIL);
        play.world.population().move(play.hero(), play.world.map().room(Bestiary.REFUGE));
        play.types("light lantern");
        assertThat(tally(play, play.hero()).lanterns()).isEqualTo(1);
        play.ends();
    }

    /** As they were when it was killed: the kill itself may bring a level. */
    @Test
    @Rule("R12.8")
    void aKillCountsForWhomItTaughtWhoeverElseHadAPart() {
        var play = Scenario.on("[hall @&d k ]");
        var kobold = play.monster(1);
        var master = play.hero('&');
        master.setProgress(new Progress(30, 0, 0));
        play.hero().setProgress(new Progress(2, 56, 0));
        play.world.part(Fights.class).wound(kobold, 1, master);
        kill(play, play.hero(), kobold);
        assertThat(play.hero().progress().level()).isEqualTo(3);
        assertThat(tally(play, play.hero()).kills()).isEqualTo(1);
        assertThat(play.world.part(Wall.class).sheets()).doesNotContainKey(master.id().value());
        play.ends();
    }

    @Test
    @Rule("R12.8")
    void aDelveStandsThereWithAllWhoClearedIt() {
        var play = Scenario.on("[mouth @& ]");
        play.types("invite tolo").types(play.hero('&'), "accept").types("delve");
        for (var delve : play.world.part(Delves.class).open())
            for (var monster : delve.monsters())
                play.world.part(Fights.class).wound(monster, 10_000, play.hero());
        play.ticks(1);
        var site = Nouns.capital(tally(play, play.hero()).site());
        assertThat(wall(play, "wall")).contains("1 Mira, Tolo " + site);
    }

    @Test
    @Rule("R12.8")
    void theWallIsThereAfterARestart() {
        var play = Scenario.on("[hall @ ]");
        play.world.part(Kills.class).gain(play.hero(), 7, 1);
        var world = restart.after(play.world);
        var id = play.hero().id().value();
        assertThat(world.part(Wall.class).sheets().get(id).weeks())
                .isEqualTo(play.world.part(Wall.class).sheets().get(id).weeks());
    }

    private static void it(Scenario play, LocalDate is) {
        play.world.hooks().timeIs(is.toEpochDay() * SECONDS_PER_DAY);
        play.ticks(1);
    }

    private static void kill(Scenario play, Actor killer, Actor victim) {
        play.world.part(Fights.class).wound(victim, victim.hp(), killer);
    }

    private static WallTally tally(Scenario play, Actor who) {
        return List.copyOf(
                        play.world.part(Wall.class).sheets().get(who.id().value()).weeks().values())
                .getLast();
    }

    /** The day, and the lines of all tables. */
    private static List<String> wall(Scenario play, String typed) {
        play.forget().types(typed);
        return play.views().stream()
                .map(Note.class::cast)
                .map(Note::arguments)
                .filter(arguments -> !arguments.isEmpty())
                .map(WallTest::line)
                .toList();
    }

    private static String line(Map<String, String> of) {
        if (of.containsKey("day")) return of.get("day");
        return of.containsKey("site")
                ? of.get("number") + " " + of.get("names") + " " + of.get("site")
                : of.get("number") + " " + of.get("who") + " " + of.get("amount");
    }
}

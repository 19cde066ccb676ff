package emberdelve.server.rule.spawn;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Challenge;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Prowess;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Rounds;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Thieves, and those who walk their rounds (docs/rules.md R23). */
class ThiefTest {
    private static final BaseStats STURDY = new BaseStats(900, 0, 0, 0, 0, 10, 3);
    private static final String LONG =
            "[hall @f ]--[a]--[b]--[c]--[d]--[e]--[g]--[h]--[i]--[j]--[k]--[l]";

    private static Scenario robbed(String drawing, long gold) {
        var play = Scenario.on(drawing);
        play.makes(play.hero(), STURDY);
        play.givesGold(play.hero(), gold);
        for (var i = 0; i < 60 && play.saw(play.hero(), SpawnEvent.Robbed.class).isEmpty(); i++)
            play.ticks(1);
        return play;
    }

    @Test
    @Rule("R6.33")
    void aThiefTakesNoGoldThatIsBound() {
        var play = Scenario.on(LONG);
        play.makes(play.hero(), STURDY);
        play.givesGold(play.hero(), 10);
        play.hero().bindGold(10);
        play.ticks(60);
        assertThat(play.hero().gold()).isEqualTo(10);
        play.givesGold(play.hero(), 5);
        for (var i = 0; i < 60 && play.saw(play.hero(), SpawnEvent.Robbed.class).isEmpty(); i++)
            play.ticks(1);
        assertThat(play.hero().gold()).isEqualTo(10);
        assertThat(play.hero().freeGold()).isZero();
        play.ends();
    }

    @Test
    @Rule("R23.1")
    void aThiefTakesGoldWithAWoundAndRuns() {
        var play = robbed(LONG, 50);
        assertThat(play.hero().gold()).isEqualTo(30);
        assertThat(play.monster().gold()).isEqualTo(20);
        play.ticks(11);
        assertThat(play.monster().room()).isSameAs(play.room("a"));
        play.ticks(10);
        assertThat(play.monster().room()).isSameAs(play.room("b"));
        play.ends();
    }

    @Test
    @Rule("R23.1")
    void whoHasLessLosesWhatThereIsAndWhoHasNothingIsFought() {
        var play = robbed(LONG, 5);
        assertThat(play.hero().gold()).isZero();
        assertThat(play.monster().gold()).isEqualTo(5);
        play.ends();

        var poor = robbed(LONG, 0);
        assertThat(poor.monster().room()).isSameAs(poor.room("hall"));
        assertThat(poor.hero().hp()).isLessThan(900);
        poor.ends();
    }

    @Test
    @Rule("R23.2")
    void whomNobodyFollowsIsGoneForGoodAfterSixRooms() {
        var play = robbed(LONG, 50);
        play.ticks(62);
        assertThat(play.monster().room()).isSameAs(play.room("g"));
        assertThat(play.monster().isPresent()).isTrue();
        play.ticks(12);
        assertThat(play.monster().isPresent()).isFalse();
        assertThat(play.saw(play.hero(), SpawnEvent.GotAway.class))
                .as("the robbed are told wherever they are")
                .hasSize(1);
        assertThat(play.hero().gold()).isEqualTo(30);
        play.ends();
    }

    @Test
    @Rule("R23.2")
    void theGroupIsToldToo() {
        var play = Scenario.on("[hall @&f ]--[a]--[b]--[c]--[d]--[e]--[g]--[h]--[i]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.makes(play.hero(), STURDY);
        play.makes(play.hero('&'), STURDY);
        play.givesGold(play.hero(), 50).givesGold(play.hero('&'), 50);
        play.ticks(100);
        for (var hero : play.heroes()) {
            assertThat(play.saw(hero, SpawnEvent.Robbed.class)).hasSize(1);
            assertThat(play.saw(hero, SpawnEvent.GotAway.class)).hasSize(1);
        }
        play.ends();
    }

    @Test
    @Rule("R23.2")
    void whoIsFollowedRunsOn() {
        var play = robbed(LONG, 50);
        for (var i = 0; i < 90; i++) {
            play.ticks(1);
            if (!play.monster().isPresent()) break;
            if (play.hero().room() != play.monster().room())
                play.world.part(Travel.class).teleport(play.hero(), play.monster().room());
        }
        assertThat(play.monster().isPresent()).isTrue();
        assertThat(play.saw(play.hero(), SpawnEvent.GotAway.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R23.3")
    void whoIsKilledInFlightLeavesWhatItTook() {
        var play = robbed(LONG, 50);
        play.ticks(25);
        var where = play.monster().room();
        play.world.part(Travel.class).teleport(play.hero(), where);
        play.world.part(Fights.class).wound(play.monster(), 1_000, play.hero());
        play.ticks(1);
        assertThat(where.corpses().getFirst().gold()).isEqualTo(20);
        assertThat(play.saw(play.hero(), SpawnEvent.Recovered.class)).hasSize(1);
        play.types("get all from corpse").ticks(10);
        assertThat(play.hero().gold()).isEqualTo(50);
        play.ends();
    }

    @Test
    @Rule("R23.1")
    void whoHasNoWayOutFights() {
        var play = robbed("[hall @f ]", 50);
        play.ticks(60);
        assertThat(play.monster().isPresent()).isTrue();
        assertThat(play.hero().gold()).as("and takes more").isZero();
        play.ends();
    }

    private static Scenario watched(String drawing, List<String> rooms) {
        var way = rooms.stream().map(DrawnMap::id).toList();
        var spawn = spawn(way.getFirst(), new Rounds(way, Duration.ofSeconds(5)));
        var play = Scenario.on(drawing, Ground.with(spawn));
        play.world.part(Spawner.class).fillAll();
        return play;
    }

    private static SpawnTemplate spawn(RoomId room, Rounds rounds) {
        return new SpawnTemplate(
                room,
                "dummy",
                Dice.flat(2),
                Duration.ofMinutes(1),
                Optional.empty(),
                Prowess.NONE,
                Challenge.of(Optional.empty()),
                Optional.empty(),
                Optional.of(rounds));
    }

    @Test
    @Rule("R23.4")
    void whoeverWalksRoundsIsWhereTheClockOfTheZoneWantsThem() {
        var play = watched("[hall @ ]--[a]--[b]--[c]", List.of("a", "b", "c", "b"));
        var seen = new ArrayList<String>();
        // 20 ticks a room, read in the middle of each.
        while (play.hero().room().zone().now() % 80 != 10) play.ticks(1);
        for (var i = 0; i < 8; i++) {
            for (var name : List.of("a", "b", "c"))
                if (play.room(name).actors().size() == 2) seen.add(name);
            play.ticks(20);
        }
        assertThat(seen.subList(4, 8)).isEqualTo(List.of("a", "b", "c", "b"));
        play.ends();
    }

    @Test
    @Rule("R23.4")
    void theyAreHeardOnceInTheNextRoomAndNotFurther() {
        var play = watched("[hall @ ]--[a]--[b]--[c]", List.of("a", "b", "c", "b"));
        play.ticks(160);
        play.forget();
        play.ticks(80);
        assertThat(play.noticed(play.hero(), SpawnEvent.CameBy.class))
                .hasSize(1)
                .allMatch(each -> each.direction().isPresent());
        play.ends();
    }

    @Test
    @Rule("R23.4")
    void whoWasHeldUpCatchesUp() {
        var play = watched("[hall @ ]--[a]--[b]--[c]", List.of("a", "b", "c", "b"));
        play.ticks(20);
        var walkers =
                Stream.of("hall", "a", "b", "c")
                        .flatMap(name -> play.room(name).actors().stream())
                        .filter(each -> !each.isCharacter())
                        .toList();
        for (var each : walkers) play.world.part(Travel.class).teleport(each, play.room("hall"));
        play.ticks(120);
        while (play.hero().room().zone().now() % 80 != 10) play.ticks(1);
        assertThat(play.room("a").actors()).containsExactlyInAnyOrderElementsOf(walkers);
        play.ends();
    }
}

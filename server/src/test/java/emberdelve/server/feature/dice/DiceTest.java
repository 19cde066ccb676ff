package emberdelve.server.feature.dice;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Dice for gold: three seats, 10 seconds for everything, stakes of 5 to 25 at level 1. */
class DiceTest {
    private static final int GAMES = Boolean.getBoolean("emberdelve.long") ? 20_000 : 300;
    private static final int TEN_SECONDS = 40;

    @Test
    @Rule("R16.5")
    void oneOpensATableAndOthersJoinForAsMuch() {
        var play = table(1);
        var mira = play.hero();
        var tolo = play.hero('&');
        play.types("dice 4", "dice 26", "dice join", "dice start", "dice 20", "dice 20");
        play.types(tolo, "dice 10", "dice start", "dice press", "dice 20", "accept");
        assertThat(play.answers())
                .containsExactly(
                        "dice.limit",
                        "dice.limit",
                        "dice.nobody-plays",
                        "dice.not-seated",
                        "dice.seated",
                        "dice.other-stake",
                        "dice.not-seated",
                        "dice.not-seated",
                        "accept.nothing");
        assertThat(mira.gold()).isEqualTo(80);
        play.forget().types(tolo, "dice start");
        play.types(play.hero('%'), "accept dice");
        assertThat(play.answers()).containsExactly("dice.not-yours");
        // The third seat was the last.
        assertThat(play.saw(mira, DiceEvent.Rolled.class)).hasSize(3);
        play.ends();
    }

    @Test
    void standAloneStandsAtTheTableAndChangesNothingElsewhere() {
        var play = table(2);
        play.types("stand", "dice 10", "stand", "dice start", "stand", "stand");
        // With the first of the last two the game is over.
        assertThat(play.answers())
                .containsExactly("stand.upright", "dice.not-begun", "stand.upright");
        assertThat(play.saw(play.hero(), DiceEvent.Stood.class)).isNotEmpty();
        play.ends();
    }

    @Test
    @Rule("R16.5")
    void whoOpensATableAloneMeetsTheHouseAndWhoLetsTimeGoByStands() {
        var play = table(2);
        play.types("dice 10").ticks(TEN_SECONDS);
        assertThat(play.saw(play.hero(), DiceEvent.Rolled.class)).hasSize(2);
        assertThat(play.saw(play.hero(), DiceEvent.Asked.class)).hasSize(1);
        play.ticks(TEN_SECONDS + 1);
        assertThat(play.saw(play.hero(), DiceEvent.Stood.class))
                .anyMatch(stood -> stood.actor().equals(play.hero().named()));
        assertThat(over(play)).isTrue();
        play.ends();
    }

    @Test
    @Rule("R16.6")
    void theHouseNeverPaysMoreThanThePotLessItsShare() {
        var random = new SplittableRandom(5);
        for (var seed = 0; seed < GAMES; seed++) {
            var play = table(seed);
            var stake = random.nextInt(5, 26);
            var players = new ArrayList<>(play.heroes().subList(0, random.nextInt(1, 4)));
            for (var player : players) play.types(player, "dice " + stake);
            if (players.size() < 3) play.types("dice start");
            var seats = Math.max(2, players.size());
            for (var round = 0; !over(play); round++) {
                assertThat(round).as("seed %d", seed).isLessThan(20);
                for (var player : players)
                    if (random.nextInt(8) > 0)
                        play.types(player, random.nextBoolean() ? "dice press" : "dice stand");
                if (random.nextInt(4) == 0) play.ticks(TEN_SECONDS + 1);
            }
            var cut = Math.ceilDiv(stake * seats, 10);
            var won =
                    play.saw(play.hero(), DiceEvent.Won.class).stream()
                            .mapToLong(DiceEvent.Won::amount)
                            .sum();
            var before = 100L * players.size();
            var after = players.stream().mapToLong(Actor::gold).sum();
            assertThat(won).as("seed %d", seed).isLessThanOrEqualTo(stake * seats - cut);
            assertThat(after).as("seed %d", seed).isEqualTo(before - stake * players.size() + won);
            if (players.size() > 1) assertThat(won).isGreaterThan(stake * seats - cut - 3L);
            play.ends();
        }
    }

    @Test
    @Rule("R16.7")
    void beforeTheGameTheStakeGoesAlongAndInItStays() {
        var play = table(3);
        var mira = play.hero();
        var tolo = play.hero('&');
        play.types("dice 20").types(tolo, "dice join");
        play.world.population().move(tolo, play.room("hall"));
        play.ticks(1);
        assertThat(tolo.gold()).isEqualTo(100);
        assertThat(play.saw(tolo, DiceEvent.TookBack.class)).hasSize(1);

        play.world.population().move(tolo, play.world.map().room(Bestiary.REFUGE));
        play.types(tolo, "dice join").types("dice start");
        play.world.population().remove(tolo);
        play.types("gold");
        assertThat(tolo.gold()).isEqualTo(80);
        assertThat(mira.gold()).isEqualTo(80 + 36);
        assertThat(over(play)).isTrue();
    }

    @Test
    @Rule("R16.7")
    void aRestartGivesTheStakesBack(@TempDir Path folder) throws NameTaken {
        var play = table(4);
        play.types("dice 20").types(play.hero('&'), "dice join").types("dice start");
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world, play.hero(), play.hero('&'), play.hero('%'));
            var heroes = play.heroes().stream().map(each -> world.population().find(each.id()));
            assertThat(heroes)
                    .allSatisfy(hero -> assertThat(hero.orElseThrow().gold()).isEqualTo(100));
            // Nobody has it twice.
            var again =
                    restart.after(
                            world,
                            world.population().all().stream()
                                    .filter(Actor::isCharacter)
                                    .toArray(Actor[]::new));
            assertThat(again.population().find(play.hero().id()).orElseThrow().gold())
                    .isEqualTo(100);
            assertThat(again.part(Ledger.class).get("dice").goldMinted()).isEqualTo(40);
        }
    }

    @Test
    @Rule("R16.5")
    void theSameSeedRollsTheSame() {
        assertThat(rolls(9)).isEqualTo(rolls(9));
        assertThat(rolls(9)).isNotEqualTo(rolls(10));
    }

    private static List<DiceEvent.Rolled> rolls(long seed) {
        var play = table(seed);
        play.types("dice 5", "dice start");
        return play.saw(play.hero(), DiceEvent.Rolled.class);
    }

    private static boolean over(Scenario play) {
        return !play.saw(play.hero(), DiceEvent.Won.class).isEmpty()
                || !play.saw(play.hero(), DiceEvent.HouseWon.class).isEmpty();
    }

    /** Three with 100 gold each, where dice are played. */
    private static Scenario table(long seed) {
        var play = Scenario.on("[hall @&% ]", seed);
        for (var hero : play.heroes()) {
            play.world.population().move(hero, play.world.map().room(Bestiary.REFUGE));
            play.givesGold(hero, 100);
        }
        return play;
    }
}

package emberdelve.server.rule.turn;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;

/** Equal speeds are equal turns, whoever falls in the meantime. */
class EqualTurnsTest {
    private static final int FIGHTS = Boolean.getBoolean("emberdelve.long") ? 500 : 25;
    private static final int TICKS = 400;

    /** Kills whatever stands before it, and is hard to kill. */
    private static final BaseStats REAPER = new BaseStats(100_000, 100, 100, 0, 0, 10, 3);

    @Test
    @Rule({"R1.1", "R1.5"})
    void fourWhoKillAtEveryBlowStrikeAtEveryTurn() {
        var play = Scenario.on("[hall @&%$ " + "b".repeat(80) + "]");
        for (var hero : play.heroes()) play.makes(hero, REAPER);
        var firstBlow = play.world.now();
        for (var hero : play.heroes()) play.types(hero, "kill bat");
        while (livingBats(play) > 0) {
            play.ticks(1);
            for (var hero : play.heroes()) keepFighting(play, hero);
        }
        assertThat(play.world.now() - firstBlow).as("20 blows each, 10 ticks apart").isEqualTo(190);
        play.ends();
    }

    @Test
    @Rule("R1.1")
    void inAnyFightNobodyWaitsLongerForATurnThanTheirSpeed() {
        var struck = 0;
        for (var seed = 0; seed < FIGHTS; seed++) {
            var play = Scenario.on(anyFight(new SplittableRandom(seed)), seed);
            var random = new SplittableRandom(~seed);
            for (var hero : play.heroes()) {
                var attack = random.nextInt(1, 40);
                play.makes(hero, new BaseStats(100_000, attack, 100, 0, 0, 10, 3));
            }
            struck += watch(play, "seed " + seed);
            play.ends();
        }
        assertThat(struck).as("actors who struck, of all fights").isGreaterThan(5 * FIGHTS);
    }

    /** Answers how many actors struck a blow. */
    private static int watch(Scenario play, String label) {
        var last = new HashMap<ActorId, Long>();
        for (var i = 0; i < TICKS && livingBats(play) > 0; i++) {
            for (var hero : play.heroes()) keepFighting(play, hero);
            note(play, last, label);
            play.ticks(1);
            note(play, last, label);
        }
        return last.size();
    }

    /** Every blow comes exactly one speed after the same actor's last one. */
    private static void note(Scenario play, Map<ActorId, Long> last, String label) {
        for (var blow : play.saw(play.hero(), FightEvent.Blow.class)) {
            var id = blow.attacker().id();
            var before = last.put(id, play.world.now());
            var speed = play.world.population().find(id).map(Actor::speed);
            if (before == null || speed.isEmpty()) continue;
            assertThat(play.world.now() - before)
                    .as("%s, tick %d, %s", label, play.world.now(), blow.attacker())
                    .isEqualTo((long) speed.get());
        }
        play.forget();
    }

    /** A player who is quick: no turn passes because nothing was typed. */
    private static void keepFighting(Scenario play, Actor hero) {
        if (!hero.combat().isFighting() && livingBats(play) > 0) play.types(hero, "kill bat");
    }

    private static long livingBats(Scenario play) {
        return play.world.population().all().stream().filter(each -> !each.isCharacter()).count();
    }

    private static String anyFight(SplittableRandom random) {
        var heroes = "@&%$".substring(0, random.nextInt(2, 5));
        return "[hall " + heroes + " " + "b".repeat(random.nextInt(3, 30)) + "]";
    }
}

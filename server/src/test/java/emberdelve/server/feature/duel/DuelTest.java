package emberdelve.server.feature.duel;

import static emberdelve.server.feature.duel.DuelSide.CHALLENGED;
import static emberdelve.server.feature.duel.DuelSide.CHALLENGERS;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.server.feature.duel.DuelRound.Rolled;
import emberdelve.server.feature.duel.DuelRound.Stroke;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.ChiSquared;
import emberdelve.server.rule.fight.LoadedDice;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

class DuelTest {
    private static final long SEED = 20_261_121;
    private static final int ROUNDS_MAX = 30;
    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final int QUICK = 15;

    private final Duelist hild = Warriors.of(CHALLENGERS, 1, Warriors.AVERAGE, 5);
    private final Duelist runa = Warriors.of(CHALLENGERS, 2, Warriors.AVERAGE, 5);
    private final Duelist orm = Warriors.of(CHALLENGED, 3, QUICK, 5);

    @Test
    @Rule("R10.4")
    void theHighestInitiativeStrikesFirstWithTheModifierReckonedIn() {
        var duel = new Duel(List.of(hild, orm), ROUNDS_MAX);
        // 4 and 4 on the dice, and Orm is quick; then each swings and misses.
        var round = duel.fight(new LoadedDice(4, 4, 2, 3));
        assertThat(round.order()).containsExactly(new Rolled(orm, 5), new Rolled(hild, 4));
        assertThat(round.strokes())
                .containsExactly(
                        new Stroke(orm, hild, new AttackResult.Missed(List.of(2)), 5, 5),
                        new Stroke(hild, orm, new AttackResult.Missed(List.of(3)), 5, 5));
    }

    @ParameterizedTest
    @Rule("R10.4")
    @ValueSource(ints = {0, 1})
    void chanceDecidesATie(int die) {
        var duel = new Duel(List.of(hild, orm), ROUNDS_MAX);
        var round = duel.fight(new LoadedDice(5, 4, die, 1, 1));
        var first = die == 0 ? orm : hild;
        assertThat(round.order().getFirst().who()).isSameAs(first);
        assertThat(round.strokes().getFirst().attacker()).isSameAs(first);
    }

    @Test
    @Rule("R10.4")
    void whoWasKilledEarlierInTheRoundIsSkipped() {
        var duel = new Duel(List.of(hild, runa, orm), ROUNDS_MAX);
        // Hild 6, Orm 4, Runa 2; Hild hits for 6, and there the dice end.
        var dice = new LoadedDice(6, 2, 3, 14, 6);
        var round = duel.fight(dice);
        assertThat(round.order()).extracting(Rolled::who).containsExactly(hild, orm, runa);
        assertThat(round.strokes()).hasSize(1);
        assertThat(round.strokes().getFirst().isFatal()).isTrue();
        assertThat(dice.rolled()).isEqualTo(5);
        assertThat(duel.winner()).contains(CHALLENGERS);
    }

    @Test
    @Rule("R10.4")
    void oneOfSeveralFoesIsStruckByChanceUnlessOneIsNamed() {
        var duel = new Duel(List.of(hild, runa, orm), ROUNDS_MAX);
        var byChance = duel.fight(new LoadedDice(1, 1, 6, 1, 1, 2, 2, 2));
        assertThat(byChance.strokes().getFirst().target()).isSameAs(runa);

        orm.aimAt(hild);
        var named = duel.fight(new LoadedDice(1, 1, 6, 1, 2, 2, 2));
        assertThat(named.strokes().getFirst().target()).isSameAs(hild);
    }

    @Test
    @Rule("R10.6")
    void afterTheLastRoundNobodyHasWonAndNothingGoesOn() {
        var duel = new Duel(List.of(hild, orm), 2);
        for (var round = 0; round < 2; round++) duel.fight(new LoadedDice(6, 1, 2, 2));
        assertThat(duel.isOver()).isTrue();
        assertThat(duel.winner()).isEmpty();
        assertThatThrownBy(() -> duel.fight(new LoadedDice()))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whoGaveUpNeitherStrikesNorIsStruck() {
        var duel = new Duel(List.of(hild, runa, orm), ROUNDS_MAX);
        runa.giveUp();
        var round = duel.fight(new LoadedDice(6, 1, 2, 2));
        assertThat(round.order()).extracting(Rolled::who).containsExactly(hild, orm);
        hild.giveUp();
        assertThat(duel.winner()).contains(CHALLENGED);
    }

    @Test
    @Rule("R10.6")
    void everyDuelEndsAndNobodyDeadStrikes() {
        var duels = LONG ? 20_000 : 500;
        var shapes = new SplittableRandom(SEED);
        for (var number = 0; number < duels; number++) {
            var seed = SEED + number;
            var random = new SplittableRandom(seed);
            var each = shapes.nextInt(1, 7);
            var duel = new Duel(Warriors.rolled(each, shapes.nextInt(1, 7), random), ROUNDS_MAX);
            var fallen = new HashSet<Duelist>();
            while (!duel.isOver()) check(duel.fight(random), fallen, seed);
            assertThat(duel.round()).as("seed %d", seed).isBetween(1, ROUNDS_MAX);
            assertThat(duel.duelists().stream().filter(one -> !one.stands()).toList())
                    .as("seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(fallen);
        }
    }

    private static void check(DuelRound round, Set<Duelist> fallen, long seed) {
        assertThat(round.order())
                .as("seed %d", seed)
                .extracting(Rolled::who)
                .doesNotHaveDuplicates()
                .allMatch(who -> !fallen.contains(who));
        assertThat(round.order())
                .extracting(Rolled::initiative)
                .isSortedAccordingTo((one, other) -> other - one);
        var struck = new HashSet<Duelist>();
        for (var stroke : round.strokes()) {
            assertThat(fallen)
                    .as("seed %d", seed)
                    .doesNotContain(stroke.attacker(), stroke.target());
            assertThat(stroke.attacker().side()).isNotEqualTo(stroke.target().side());
            assertThat(struck.add(stroke.attacker())).as("seed %d: once a round", seed).isTrue();
            if (stroke.isFatal()) fallen.add(stroke.target());
        }
    }

    @Test
    void ofTwoEqualsEachWinsAsOften() {
        var random = new SplittableRandom(SEED);
        var duels = LONG ? 200_000 : 5_000;
        var winners = new ArrayList<DuelSide>();
        for (var number = 0; number < duels; number++) {
            var one = Warriors.of(CHALLENGERS, 1, Warriors.AVERAGE, 5);
            var other = Warriors.of(CHALLENGED, 2, Warriors.AVERAGE, 5);
            var duel = new Duel(List.of(one, other), 10_000);
            while (!duel.isOver()) duel.fight(random);
            winners.add(duel.winner().orElseThrow());
        }
        var first = Collections.frequency(winners, CHALLENGERS);
        var wins = new int[] {first, duels - first};
        assertThat(ChiSquared.of(wins, 0.5, 0.5))
                .as("seed %d: %d of %d", SEED, first, duels)
                .isLessThan(ChiSquared.limit(wins.length));
    }
}

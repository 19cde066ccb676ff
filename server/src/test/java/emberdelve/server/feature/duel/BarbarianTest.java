package emberdelve.server.feature.duel;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Melee;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.server.model.Abilities;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.ChiSquared;
import emberdelve.server.rule.fight.LoadedDice;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.SplittableRandom;

class BarbarianTest {
    private static final long SEED = 77;
    private static final Saga.Weapon SPEAR = new Saga.Weapon("spear", "spears", new Dice(1, 6, 0));
    private static final Saga SAGA = SagaOf.names(List.of("Hild", "Orm", "Runa"), SPEAR);

    @ParameterizedTest
    @Rule("R10.3")
    @CsvSource({"10, 8, 8", "10, 1, 1", "18, 8, 11", "3, 4, 1", "3, 3, 1", "3, 1, 1", "13, 1, 2"})
    void hitPointsAreADieAndTheModifierAndNeverLessThanOne(int constitution, int die, int hp) {
        assertThat(Barbarian.hitPoints(constitution, new LoadedDice(die))).isEqualTo(hp);
    }

    @Test
    @Rule("R10.3")
    void theSixScoresComeFirstAndInOrderThenHitPointsThenTheLists() {
        var dice =
                new LoadedDice(1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 6, 6, 6, 5, 5, 5, 7, 1, 2, 2, 0);
        assertThat(Barbarian.roll(SAGA, List.of("Hild"), dice))
                .isEqualTo(
                        new Barbarian(
                                "Runa",
                                Pronouns.IT,
                                Alignment.CHAOTIC,
                                new Abilities(3, 6, 9, 12, 18, 15),
                                10,
                                SPEAR));
        assertThat(dice.rolled()).isEqualTo(23);
    }

    @Test
    @Rule("R10.3")
    void strikesAsABeginnerWithTheDiceOfTheWeapon() {
        var strong = new Abilities(18, 10, 10, 10, 10, 10);
        var fighter =
                new Barbarian("Orm", Pronouns.HE, Alignment.NEUTRAL, strong, 5, SPEAR).fighter();
        assertThat(fighter.melee()).isEqualTo(Melee.USUAL.armedWith(SPEAR.damage()));
        assertThat(fighter.strengthModifier()).isEqualTo(3);
    }

    @Test
    void everyNameOfTheListIsAsLikelyAsAnyOther() {
        var random = new SplittableRandom(SEED);
        var counts = new int[3];
        for (var i = 0; i < 9_000; i++)
            counts[SAGA.names().indexOf(Barbarian.roll(SAGA, List.of(), random).name())]++;
        var third = 1.0 / 3;
        assertThat(ChiSquared.of(counts, third, third, third))
                .as("seed %d", SEED)
                .isLessThan(ChiSquared.limit(counts.length));
    }
}

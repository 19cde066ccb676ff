package emberdelve.server.feature.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberdelve.server.rule.Rule;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.HashMap;
import java.util.Map;

/** What the shipped game brings to somebody who plays against the house as well as one can. */
class DiceOddsTest {
    private static final int FACES = 6;

    private final DiceGame rules = ShippedContent.load().part(DiceGame.class).orElseThrow();
    private final Map<Long, Double> known = new HashMap<>();

    @Test
    @Rule("R16.6")
    void thePerfectPlayerLosesFourOrFiveOfAHundredCoins() {
        assertThat(expected(/* stake= */ 100)).isCloseTo(-0.045, within(0.005));
    }

    @Test
    @Rule("R16.6")
    void noStakeIsASourceOfGold() {
        for (var stake = rules.leastStake(); stake <= rules.mostStake(30); stake++) {
            known.clear();
            assertThat(expected(stake)).as("stake %d", stake).isLessThan(-0.02);
        }
    }

    /** In stakes, before the first roll. */
    private double expected(long stake) {
        var pot = new DicePot(stake, 2, rules.housePercent());
        var sum = 0.0;
        for (var mine = 2; mine <= 2 * FACES; mine++)
            for (var its = 2; its <= 2 * FACES; its++)
                sum += ways(mine) * ways(its) * best(mine, its, true, pot);
        return sum / (36 * 36) / stake;
    }

    private static int ways(int sum) {
        return FACES - Math.abs(sum - FACES - 1);
    }

    /** The house rolls as its rule says; the player sees all and chooses the better. */
    private double best(int mine, int its, boolean plays, DicePot pot) {
        var houseRolls = its < rules.houseStands();
        var rolls = plays && mine <= rules.deepest();
        if (!rolls && !houseRolls) return outcome(mine, its, pot);
        var key = (mine * 100L + its) * 2 + (rolls ? 1 : 0);
        var before = known.get(key);
        if (before != null) return before;
        var best = next(mine, its, false, houseRolls, pot);
        if (rolls) best = Math.max(best, next(mine, its, true, houseRolls, pot));
        known.put(key, best);
        return best;
    }

    private double next(int mine, int its, boolean rolls, boolean houseRolls, DicePot pot) {
        var sum = 0.0;
        var myFaces = rolls ? FACES : 1;
        var itsFaces = houseRolls ? FACES : 1;
        for (var one = 1; one <= myFaces; one++)
            for (var other = 1; other <= itsFaces; other++)
                sum += best(rolls ? mine + one : mine, houseRolls ? its + other : its, rolls, pot);
        return sum / (myFaces * itsFaces);
    }

    private double outcome(int mine, int its, DicePot pot) {
        var myDepth = mine > rules.deepest() ? 0 : mine;
        var itsDepth = its > rules.deepest() ? 0 : its;
        if (myDepth < itsDepth) return -pot.stake();
        return (myDepth > itsDepth ? pot.share(1) : pot.share(2)) - pot.stake();
    }
}

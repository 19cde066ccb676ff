package emberdelve.server.rule.effect;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Selector;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Question;

import org.junit.jupiter.api.Test;

/** What is let loose touches those in sight, and nobody is harmed in or from a safe zone. */
class InSightTest {
    @Test
    @Rule("R6.26")
    void itGoesStraightOnAndNotRoundACorner() {
        var play =
                Scenario.on(
                        """
                        [hall @ ]--[one d]--[two d]
                                     |
                                   [side d]
                        """);
        play.gives(play.hero(), Armoury.FIREBALL);
        play.types("use fireball");
        assertThat(options(play)).as("the two that are straight on, and oneself").isEqualTo(3);
        play.forget().types("use fireball on " + play.monster(2).id());
        assertThat(play.answers()).containsExactly("use.gone");
        play.ends();
    }

    @Test
    @Rule("R6.26")
    void itGoesThroughNoDoorThatIsShut() {
        var play = Scenario.on("[hall @ ]-+-[cell d]");
        play.gives(play.hero(), Armoury.LIGHTNING);
        play.types("use lightning");
        assertThat(play.answers()).containsExactly("use.nobody-near");
        play.types("open east").ticks(10).types("use lightning").ticks(1);
        assertThat(play.monster().hp()).isEqualTo(980);
        play.ends();
    }

    @Test
    @Rule("R6.26")
    void itCrossesNoBorderOfZones() {
        var play = Scenario.on("[hall @ ]--[far d]");
        play.gives(play.hero(), Armoury.LIGHTNING);
        play.gives(play.hero(), Armoury.NOVA);
        play.types("use lightning", "use nova");
        assertThat(play.answers()).containsExactly("use.nobody-near", "use.nobody-near");
        assertThat(play.monster().hp()).isEqualTo(1000);
        play.ends();
    }

    @Test
    @Rule("R6.26")
    void anAreaEndsAtABorderToo() {
        var play = Scenario.on("[far d]--[hall @ d ]");
        var nova = new Selector.AroundSelf(5, Selector.Filter.ANY);
        assertThat(play.world.part(Targeting.class).candidates(play.hero(), nova))
                .containsExactly(play.monster(1));
        play.ends();
    }

    @Test
    @Rule("R2.13")
    void poisonWaitsInASafeZone() {
        var play = Scenario.on("[hall @ ]--[farhaven]");
        play.gives(play.hero(), Armoury.VENOM);
        play.types("use venom on me").ticks(10);
        var hp = play.hero().hp();
        assertThat(hp).as("two bites").isEqualTo(18);
        play.forget().types("east").ticks(30);
        assertThat(play.saw(play.hero(), EffectEvent.Wasted.class)).isEmpty();
        assertThat(play.hero().hp()).isGreaterThanOrEqualTo(hp);
        play.ends();
    }

    @Test
    @Rule("R2.13")
    void fromASafeZoneNobodyIsHarmed() {
        var play = Scenario.on("[hall d ]--[farhaven @ ]");
        var sides = play.world.part(Sides.class);
        assertThat(sides.mayHarm(play.hero(), play.monster())).isFalse();
        assertThat(sides.mayStrayHit(play.hero(), play.monster())).isFalse();
        assertThat(sides.mayBurden(play.hero(), play.monster())).isFalse();
        play.ends();
    }

    @Test
    @Rule("R6.1")
    void meIsOneself() {
        var play = Scenario.on("[hall @ dd ]");
        play.gives(play.hero(), Armoury.FIREBALL);
        play.types("throw fireball on me").ticks(1);
        assertThat(play.hero().hp()).as("in the middle of it").isEqualTo(17);
        play.gives(play.hero(), Armoury.NOVA);
        play.forget().types("use nova on myself").ticks(11);
        assertThat(play.saw(play.hero(), EffectEvent.Harmed.class)).as("both").hasSize(2);
        play.gives(play.hero(), Armoury.LIGHTNING);
        play.forget().types("use lightning on self").ticks(11);
        assertThat(play.answers()).containsExactly("use.not-yourself");
        play.ends();
    }

    @Test
    void whoIsDeadIsNotOutOfReach() {
        var play = Scenario.on("[hall @ kd ]--[cell]");
        var kobold = play.monster();
        play.gives(play.hero(), Armoury.CONFUSION);
        play.types("kill kobold").ticks(40).forget();
        play.types("use confusion on " + kobold.id());
        assertThat(play.answers()).containsExactly("use.dead");
        play.forget().types("east").ticks(10).types("ability mend " + kobold.id());
        assertThat(play.answers()).containsExactly("ability.dead");
        play.forget().types("use confusion on " + play.monster(1).id());
        assertThat(play.answers()).as("one step, but 5 paces").isEmpty();
        play.ends();
    }

    private static int options(Scenario play) {
        return play.views().stream()
                .filter(Question.class::isInstance)
                .map(Question.class::cast)
                .mapToInt(question -> question.options().size())
                .sum();
    }
}

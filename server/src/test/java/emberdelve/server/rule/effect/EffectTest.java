package emberdelve.server.rule.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Selector;
import emberdelve.config.content.TimeMode;
import emberdelve.config.content.Trigger;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.List;

/** A tick of these scenarios is a quarter of a second. */
class EffectTest {
    @Test
    @Rule({"R6.1", "R6.3"})
    void afireballTouchesEnemiesFriendsOfTheGroupAndItsUser() {
        var play = Scenario.on("[hall @&% d ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.gives(play.hero(), Armoury.FIREBALL);
        play.types("use fireball on dummy");
        assertThat(play.hero().hp()).isEqualTo(17);
        assertThat(play.hero('&').hp()).isEqualTo(17);
        assertThat(play.hero('%').hp()).as("a stranger").isEqualTo(20);
        assertThat(play.monster().hp()).isEqualTo(997);
        play.ends();
    }

    @Test
    @Rule("R6.1")
    void aroundOneselfMeansEverybodyElse() {
        var play = Scenario.on("[hall @ d ]--[next d ]--[far d ]");
        play.gives(play.hero(), Armoury.NOVA);
        play.types("use nova");
        assertThat(play.hero().hp()).isEqualTo(20);
        assertThat(play.monster(0).hp()).isEqualTo(997);
        assertThat(play.monster(1).hp()).isEqualTo(997);
        assertThat(play.monster(2).hp()).isEqualTo(1000);
        play.ends();
    }

    @Test
    @Rule("R2.13")
    void nothingHarmsAnybodyWhereItIsSafe() {
        var play = Scenario.onSafe("[hall @ d ]");
        play.gives(play.hero(), Armoury.NOVA);
        play.types("use nova");
        assertThat(play.monster().hp()).isEqualTo(1000);
        assertThat(play.hero().pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule({"R1.7", "R6.7"})
    void hasteHalvesTheWaitThatIsUnderWayAndDoublesTheTurns() {
        var play = Scenario.on("[hall @ d ]");
        play.gives(play.hero(), Armoury.HASTE);
        play.types("use haste");
        assertThat(play.hero().speed()).isEqualTo(5);
        play.types("kill dummy").ticks(10);
        var before = play.monster().hp();
        play.ticks(20);
        assertThat(before - play.monster().hp()).isEqualTo(8);
        play.ticks(20);
        assertThat(play.hero().speed()).isEqualTo(10);
        assertThat(play.saw(play.hero(), EffectEvent.Passed.class)).hasSize(1);
        play.ends();
    }

    @Test
    void programsAreToldWhatHasBefallenOneAndForHowLong() {
        var play = Scenario.on("[hall @ ]");
        assertThat(EffectsView.of(play.world, play.hero()).lines()).isEmpty();
        play.gives(play.hero(), Armoury.HASTE);
        play.gives(play.hero(), Armoury.SLOWNESS);
        play.gives(play.hero(), Armoury.CONFUSION);
        play.types("use haste");
        assertThat(EffectsView.of(play.world, play.hero()).lines())
                .containsExactly(new EffectsView.Line("hasted", true, 10));
        play.ticks(9);
        assertThat(EffectsView.of(play.world, play.hero()).lines())
                .containsExactly(new EffectsView.Line("hasted", true, 8));
        play.types("use slowness on me").ticks(1).types("use confusion on me").ticks(20);
        assertThat(EffectsView.of(play.world, play.hero()).lines())
                .extracting(EffectsView.Line::name, EffectsView.Line::good)
                .contains(tuple("slowed", false), tuple("confused", false));
        play.ends();
    }

    @Test
    @Rule("R6.7")
    void strengthPassesAndTheSameStrengthDoesNotStack() {
        var play = Scenario.on("[hall @ ]");
        play.gives(play.hero(), Armoury.STRENGTH);
        play.gives(play.hero(), Armoury.STRENGTH);
        play.types("use strength");
        assertThat(play.hero().stats().attack()).isEqualTo(4);
        play.ticks(12);
        play.types("use strength");
        assertThat(play.hero().stats().attack()).isEqualTo(4);
        assertThat(play.hero().effects().active()).hasSize(1);
        play.ticks(39);
        assertThat(play.hero().stats().attack()).isEqualTo(4);
        play.ticks(1);
        assertThat(play.hero().stats().attack()).isEqualTo(2);
        play.ends();
    }

    @Test
    @Rule({"R4.6", "R6.8"})
    void poisonWorksAsOftenAsItSaysAndItsKillIsItsUsers() {
        var play = Scenario.on("[hall @ k ]");
        play.gives(play.hero(), Armoury.VENOM);
        play.types("use venom on kobold", "north", "stop");
        play.ticks(16);
        assertThat(play.monster().isAlive()).isFalse();
        assertThat(play.hero().progress().xp()).isEqualTo(3);
        play.ends();
    }

    @Test
    @Rule("R6.8")
    void regenerationHealsAndEnds() {
        var play = Scenario.on("[hall @ ]");
        play.hero().setHp(10);
        play.gives(play.hero(), Armoury.REGENERATION);
        play.types("use regeneration").ticks(12);
        assertThat(play.hero().hp()).isEqualTo(16);
        assertThat(play.hero().effects().active()).isEmpty();
        play.ends();
    }

    @Test
    @Rule({"R6.9", "R6.5"})
    void anAntidoteCuresOnlyWhoeverIsIll() {
        var play = Scenario.on("[hall @ ]");
        play.gives(play.hero(), Armoury.ANTIDOTE);
        play.gives(play.hero(), Armoury.VENOM);
        play.types("use antidote");
        assertThat(play.answers()).containsExactly("use.nothing-happens");
        play.types("use venom on me").ticks(10);
        play.types("use antidote");
        assertThat(play.hero().effects().active()).isEmpty();
        assertThat(play.hero().pack().items()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R6.9")
    void aTeleportLeadsToTheRefugeAndOutOfTheFight() {
        var play = Scenario.on("[hall @ d ]");
        play.gives(play.hero(), Armoury.RECALL);
        play.types("kill dummy", "use recall").ticks(11);
        assertThat(play.hero().room().id()).isEqualTo(Bestiary.REFUGE);
        assertThat(play.monster().combat().isFighting()).isFalse();
        play.ends();
    }

    @Test
    @Rule("R6.5")
    void aWandWorksAsOftenAsItHasCharges() {
        var play = Scenario.on("[hall @ d ]");
        play.gives(play.hero(), Armoury.WAND);
        play.types("use wand").ticks(10);
        play.types("use wand").ticks(10);
        assertThat(play.hero().pack().items()).hasSize(1);
        play.types("use wand").ticks(10);
        assertThat(play.hero().pack().items()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R6.12")
    void theSleepingWakeWhenTheyAreHurt() {
        var play = Scenario.on("[hall @ d ]");
        play.gives(play.hero(), Armoury.SLEEP);
        play.types("use sleep on dummy");
        assertThat(play.monster().minds().isBesetBy("asleep")).isTrue();
        play.types("kill dummy").ticks(11);
        assertThat(play.monster().minds().isBesetBy("asleep")).isFalse();
        play.ends();
    }

    @Test
    @Rule("R6.12")
    void theFrightenedRunWithoutAFight() {
        var play = Scenario.on("[hall @ d ]--[cell]");
        play.gives(play.hero(), Armoury.FEAR);
        play.types("use fear on dummy", "stop").ticks(11);
        assertThat(play.monster().room()).isSameAs(play.room("cell"));
        assertThat(play.saw(play.hero(), MoveEvent.Fled.class)).isNotEmpty();
        play.ends();
    }

    @Test
    @Rule({"R4.6", "R6.12"})
    void theCharmedFightForTheirMasterWhoHasTheKill() {
        var play = Scenario.on("[hall @ ok ]");
        play.gives(play.hero(), Armoury.CHARM);
        play.types("use charm on ogre");
        assertThat(play.world.part(Sides.class).mayHarm(play.monster(), play.hero())).isFalse();
        play.ticks(11).types("kill kobold");
        play.ticks(30);
        assertThat(play.monster(1).isAlive()).isFalse();
        assertThat(play.hero().progress().xp()).isEqualTo(3);
        play.ends();
    }

    @Test
    @Rule("R6.14")
    void aTrapGoesOffAndThenRecovers() {
        var trap =
                new Trigger(
                        "falling stone",
                        Trigger.When.ENTER,
                        100,
                        Selector.Self.SELF,
                        List.of(new Effect.Harm(Dice.flat(3), true, "crushes")),
                        Duration.ofSeconds(10));
        var play = Scenario.on("[hall @ ]--[cell]", Ground.with(trap));
        play.types("east");
        assertThat(play.hero().hp()).isEqualTo(17);
        play.ticks(3).types("west").ticks(3).types("east");
        assertThat(play.hero().hp()).as("the hall's own went off").isEqualTo(14);
        play.ends();
    }

    @Test
    @Rule("R4.6")
    void aTrapThatKillsIsNobodysKill() {
        var trap =
                new Trigger(
                        "pit",
                        Trigger.When.ENTER,
                        100,
                        Selector.Self.SELF,
                        List.of(new Effect.Harm(Dice.flat(99), true, "breaks")),
                        Duration.ZERO);
        var play = Scenario.on("[hall @ ]--[cell]", Ground.with(trap));
        play.types("east");
        assertThat(play.hero().room().id()).isEqualTo(Bestiary.REFUGE);
        assertThat(play.hero().progress().xp()).isZero();
        play.ends();
    }

    @Test
    @Rule("R6.14")
    void theBladesVenomGoesOffWhenItWounds() {
        var play = Scenario.on("[hall @ d ]");
        play.gives(play.hero(), Armoury.VENOM_BLADE);
        play.types("wield venomblade").ticks(10);
        play.types("kill dummy");
        assertThat(play.monster().effects().active()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R6.4")
    void whatNeedsATargetAsksAndAskingCostsNothing() {
        var play = Scenario.on("[hall @ dd ]");
        play.gives(play.hero(), Armoury.CONFUSION);
        play.types("use confusion", "cancel");
        assertThat(play.answers()).first().isEqualTo("Question");
        assertThat(play.hero().pack().items()).hasSize(1);
        assertThat(play.world.turns().isReady(play.hero())).isTrue();
        play.ends();
    }

    @Test
    @Rule("R6.4")
    void whatIsForAnEnemyMeansTheOnlyOneWhoIsHereWhenTheOneFoughtHasDied() {
        var play = Scenario.on("[hall @ dd ]--[cell d ]");
        play.types("kill dummy").ticks(1);
        play.world.part(Fights.class).wound(play.monster(0), 1_000, play.monster(0));
        play.hero().combat().end();
        shoveIsMeantFor(play, play.monster(1));
    }

    @Test
    @Rule("R6.4")
    void aTargetThatHasFledIsNoneAndTheEnemyWhoIsHereIsMeant() {
        var play = Scenario.on("[hall @ dd ]--[cell ]--[end ]--[far ]--[last ]");
        play.types("target dummy").ticks(1);
        play.world.population().move(play.monster(0), play.room("last"));
        shoveIsMeantFor(play, play.monster(1));
    }

    @Test
    @Rule("R6.4")
    void ofTwoEnemiesSomebodyWhoFightsNeitherMustSayWhich() {
        var play = Scenario.on("[hall @ dd ]");
        play.types("shove");
        assertThat(play.answers()).containsExactly("Question");
        play.ends();
    }

    @Test
    @Rule("R6.4")
    void whatIsForAnEnemyMeansTheOneWhomOneFights() {
        var play = Scenario.on("[hall @ dd ]");
        play.types("kill 2.dummy").ticks(10);
        shoveIsMeantFor(play, play.monster(1));
        assertThat(play.monster(0).hp()).isEqualTo(1_000);
    }

    private static void shoveIsMeantFor(Scenario play, Actor whom) {
        var before = whom.hp();
        play.types("shove").ticks(10);
        assertThat(play.answers()).doesNotContain("Question");
        assertThat(whom.hp()).isLessThan(before);
        play.ends();
    }

    @Test
    @Rule("R6.13")
    void anAbilityHasToRecoverOnlyIfItWorked() {
        var play = Scenario.on("[hall @& ]");
        play.types("ability mend tolo");
        assertThat(play.answers()).containsExactly("ability.nothing-happens");
        play.hero('&').setHp(10);
        play.types("ability mend tolo").ticks(10);
        assertThat(play.hero('&').hp()).isEqualTo(13);
        play.types("ability mend tolo");
        assertThat(play.answers()).last().isEqualTo("ability.recovers");
        play.ticks(30).types("ability mend tolo");
        assertThat(play.hero('&').hp()).isGreaterThanOrEqualTo(16);
        play.ends();
    }

    @Test
    @Rule("R6.13")
    void programsAreToldOfAnAbilityWhenItIsUsedAndWhenItHasRecoveredAndNotBetween() {
        var play = Scenario.on("[hall @& ]");
        play.hero('&').setHp(10);
        var before = AbilitiesView.of(play.world, play.hero());
        assertThat(before.lines())
                .extracting(AbilitiesView.Line::word, AbilitiesView.Line::learned)
                .contains(tuple("mend", true));
        assertThat(before.isUsedSince(play.hero())).isFalse();
        play.types("ability mend tolo").ticks(1);
        assertThat(before.isUsedSince(play.hero())).isTrue();
        var used = AbilitiesView.of(play.world, play.hero());
        assertThat(mend(used).recovery().seconds()).isPositive();
        assertThat(used.isUsedSince(play.hero())).isFalse();
        play.ticks(5);
        assertThat(AbilitiesView.of(play.world, play.hero())).isEqualTo(used);
        assertThat(mend(AbilitiesView.of(play.world, play.hero())).recovery().seconds())
                .isLessThan(mend(used).recovery().seconds());
        play.ticks(60);
        var over = AbilitiesView.of(play.world, play.hero());
        assertThat(over).isNotEqualTo(used);
        assertThat(mend(over).recovery().seconds()).isZero();
        assertThat(over.isUsedSince(play.hero())).as("long ago").isFalse();
        assertThat(AbilitiesView.of(play.world, play.hero())).isEqualTo(over);
        play.ends();
    }

    private static AbilitiesView.Line mend(AbilitiesView view) {
        return view.lines().stream()
                .filter(line -> line.word().equals("mend"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "SELF, NOBODY, false",
        "GROUP, NOBODY, false",
        "AROUND, NOBODY, false",
        "CLOSEST, NOBODY, false",
        "ENEMY, ENEMY, true",
        "SHARED, FRIEND, false",
        "PLACE, ANYBODY, true"
    })
    void programsAreToldWhomAnAbilityIsFor(
            String selector, AbilitiesView.Target target, boolean needed) {
        var hostile = Selector.Filter.HOSTILE;
        var one =
                switch (selector) {
                    case "SELF" -> Selector.Self.SELF;
                    case "GROUP" -> new Selector.Group(3);
                    case "AROUND" -> new Selector.AroundSelf(3, hostile);
                    case "CLOSEST" -> new Selector.Closest(3, hostile);
                    case "ENEMY" -> new Selector.Selected(3, hostile);
                    case "SHARED" -> new Selector.SelfOrSelected(3, Selector.Filter.ALLY);
                    default -> new Selector.AroundSelected(3, hostile);
                };
        assertThat(AbilitiesView.Whom.of(one)).isEqualTo(new AbilitiesView.Whom(target, needed));
    }

    @Test
    @Rule({"R1.4", "R6.13"})
    void theListOfAbilitiesWaitsForNoTurn() {
        var play = Scenario.on("[hall @ d ]");
        play.types("kill dummy", "ability");
        assertThat(play.world.turns().isReady(play.hero())).isFalse();
        assertThat(play.answers()).first().isEqualTo("ability.line");
        play.ends();
    }

    @Test
    @Rule("R6.13")
    void howLongAnAbilityRecoversIsToldInSeconds() {
        var play = Scenario.on("[hall @& d ]");
        play.hero('&').setHp(10);
        play.types("mend tolo").ticks(10).forget().types("ability", "mend tolo");
        assertThat(play.views().stream().filter(Note.class::isInstance).map(Note.class::cast))
                .filteredOn(note -> note.key().endsWith("recovers"))
                .hasSize(2)
                .allSatisfy(note -> assertThat(note.arguments()).containsEntry("seconds", "8"));
        play.ends();
    }

    @ParameterizedTest
    @Rule("R6.7")
    @CsvSource({"REALTIME, effects.for-seconds", "TURNS, effects.for-turns"})
    void howLongSomethingLastsIsToldInSecondsAndWhereTimeGoesByTurnsInThose(
            TimeMode time, String key) {
        var play =
                Scenario.on("[hall @ ]", time == TimeMode.TURNS ? Ground.IN_TURNS : Ground.USUAL);
        play.gives(play.hero(), Armoury.HASTE);
        play.types("use haste").ticks(10).forget().types("effects");
        assertThat(play.answers()).containsExactly(key);
        play.ends();
    }

    @Test
    @Rule("R6.13")
    void theWordOfAnAbilityIsTypedByItself() {
        var play = Scenario.on("[hall @& ]");
        play.hero('&').setHp(10);
        play.types("mend tolo").ticks(10);
        assertThat(play.hero('&').hp()).isEqualTo(13);
        assertThat(play.saw(play.hero('&'), EffectEvent.Mended.class))
                .singleElement()
                .satisfies(mended -> assertThat(mended.actor().name()).isEqualTo("Mira"));
        play.ends();
    }

    @Test
    void anAbilityIsListedAsLearnedLaterReadyOrRecovering() {
        var play = Scenario.on("[hall @& ]");
        play.hero('&').setHp(10);
        play.types("ability").types("ability mend tolo").ticks(10).types("ability");
        assertThat(play.answers())
                .containsExactly(
                        "ability.line",
                        "ability.line-later",
                        "ability.line",
                        "ability.line-recovers",
                        "ability.line-later",
                        "ability.line");
        play.ends();
    }

    @Test
    @Rule("R6.27")
    void aMasterIsImmuneAndTheScrollIsKept() {
        var play = Scenario.on("[hall @ m ]");
        for (var scroll : List.of(Armoury.CHARM, Armoury.SLEEP, Armoury.FEAR, Armoury.CONFUSION)) {
            play.gives(play.hero(), scroll);
            play.forget().types("use " + scroll.name() + " on master");
            assertThat(play.monster().minds().isOverridden()).as(scroll.name()).isFalse();
            assertThat(play.saw(play.hero(), EffectEvent.Resisted.class)).hasSize(1);
            assertThat(play.answers()).containsExactly("use.nothing-happens");
        }
        assertThat(play.hero().pack().items()).hasSize(4);
        play.ends();
    }
}

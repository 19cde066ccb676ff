package emberdelve.server.rule.effect;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Minds;
import emberdelve.server.model.Turn;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.ChiSquared;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.LinkedHashMap;

class MagicTest {
    @Test
    @Rule({"R6.6", "R2.8"})
    void aPotionHealsUpToTheMaximumAndIsGone() {
        var play = Scenario.on("[hall @ ]");
        play.gives(play.hero(), Bestiary.POTION);
        play.hero().setHp(18);
        play.types("use potion");
        assertThat(play.hero().hp()).isEqualTo(20);
        assertThat(play.hero().pack().items()).isEmpty();
        assertThat(play.saw(play.hero(), EffectEvent.Healed.class))
                .singleElement()
                .satisfies(healed -> assertThat(healed.amount()).isEqualTo(2));
        play.ends();
    }

    @Test
    @Rule("R6.5")
    void theUnhurtKeepTheirPotionAndTheirTurn() {
        var play = Scenario.on("[hall @ ]");
        play.gives(play.hero(), Bestiary.POTION);
        play.types("use potion");
        assertThat(play.answers()).containsExactly("use.nothing-happens");
        assertThat(play.hero().pack().items()).hasSize(1);
        assertThat(play.world.turns().isReady(play.hero())).isTrue();
        assertThat(play.saw(play.hero(), EffectEvent.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R6.6")
    void lightningIsLessenedByTheTargetsDefense() {
        var play = Scenario.on("[hall @ ]--[cell d ]");
        play.makes(play.monster(), new BaseStats(100, 0, 0, 2, 0, 10, 3));
        play.gives(play.hero(), Bestiary.LIGHTNING);
        play.types("use lightning");
        assertThat(play.monster().hp()).isEqualTo(82);
        assertThat(play.hero().pack().items()).isEmpty();
        play.ends();
    }

    @Test
    void lightningLessenedToNothingIsKept() {
        var play = Scenario.on("[hall @ d ]");
        play.makes(play.monster(), new BaseStats(100, 0, 0, 20, 0, 10, 3));
        play.gives(play.hero(), Bestiary.LIGHTNING);
        play.types("use lightning");
        assertThat(play.answers()).containsExactly("use.nothing-happens");
        assertThat(play.hero().pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R6.2")
    void lightningReachesNobodyTwoRoomsAway() {
        var play = Scenario.on("[hall @ ]--[way]--[cell k ]");
        play.gives(play.hero(), Bestiary.LIGHTNING);
        play.types("use lightning");
        assertThat(play.answers()).containsExactly("use.nobody-near");
        assertThat(play.hero().pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    void lightningThatKillsNextDoorTellsOfTheRealDamageAndIsRewarded() {
        var play = Scenario.on("[hall @ ]--[cell k ]");
        play.gives(play.hero(), Bestiary.LIGHTNING);
        play.types("use lightning");
        assertThat(play.monster().isAlive()).isFalse();
        assertThat(play.room("cell").corpses()).hasSize(1);
        assertThat(play.hero().progress().xp()).isEqualTo(3);
        assertThat(play.saw(play.hero(), EffectEvent.Harmed.class))
                .singleElement()
                .satisfies(harmed -> assertThat(harmed.amount()).isEqualTo(4));
        play.ends();
    }

    @Test
    @Rule("R6.10")
    void confusionTakesTenOwnTurnsAndThenGivesTheCommandsBack() {
        var play = Scenario.on("[cell @ ]");
        play.gives(play.hero(), Bestiary.CONFUSION);
        play.gives(play.hero(), Bestiary.SWORD);
        play.types("use confusion on me", "wield sword").ticks(99);
        assertThat(play.hero().minds().isOverridden()).isTrue();
        assertThat(play.hero().worn()).isEmpty();
        assertThat(play.saw(play.hero(), EffectEvent.Dazed.class)).hasSize(9);
        play.ticks(1);
        assertThat(play.hero().minds().isOverridden()).isFalse();
        assertThat(play.saw(play.hero(), TurnEvent.CameToSenses.class)).hasSize(1);
        play.ticks(10);
        assertThat(play.hero().worn()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R6.10")
    void aSecondConfusionEndsAfterItsOwnTenTurns() {
        var play = Scenario.on("[cell @& ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.gives(play.hero(), Bestiary.CONFUSION);
        play.gives(play.hero('&'), Bestiary.CONFUSION);
        play.types("use confusion on me").ticks(30);
        assertThat(play.saw(play.hero(), EffectEvent.Dazed.class)).isNotEmpty();
        play.types(play.hero('&'), "use confusion on mira").ticks(70);
        // The first is over by now (turns 1 to 10), the second began with turn 4.
        assertThat(play.hero().minds().isOverridden()).isTrue();
        play.ticks(29);
        assertThat(play.hero().minds().isOverridden()).isTrue();
        play.ticks(1);
        assertThat(play.hero().minds().isOverridden()).isFalse();
        assertThat(play.hero().minds().driving()).isSameAs(play.hero().minds().own());
        play.ends();
    }

    @Test
    void whoeverIsConfusedEnoughIsNotConfusedFurther() {
        var play = Scenario.on("[hall @ d ]");
        var dummy = play.monster();
        for (var i = 0; i < Minds.PASSING_MAX; i++)
            assertThat(dummy.minds().override(dummy.minds().own(), 5)).isTrue();
        play.gives(play.hero(), Bestiary.CONFUSION);
        play.types("use confusion on dummy");
        assertThat(play.answers()).containsExactly("use.nothing-happens");
        assertThat(play.hero().pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R3.1")
    void deathClearsTheMind() {
        var play = Scenario.on("[lair @ o ]");
        play.gives(play.hero(), Bestiary.CONFUSION);
        play.types("use confusion on me").ticks(40);
        assertThat(play.hero().room().id()).isEqualTo(Bestiary.REFUGE);
        assertThat(play.hero().minds().isOverridden()).isFalse();
        play.ends();
    }

    @Test
    void confusedBlowsNeverHitStrangers() {
        for (var seed = 0; seed < 40; seed++) {
            var play = Scenario.on("[cell @& ]", seed);
            play.gives(play.hero(), Bestiary.CONFUSION);
            play.types("use confusion on me").ticks(100);
            assertThat(play.hero('&').hp()).as("seed %d", seed).isEqualTo(20);
            play.ends();
        }
    }

    @Test
    @Rule("R6.11")
    void confusedBlowsMayHitOnesOwnGroup() {
        var hurt = 0;
        for (var seed = 0; seed < 40; seed++) {
            var play = Scenario.on("[cell @& ]", seed);
            play.types("invite tolo").types(play.hero('&'), "accept");
            play.gives(play.hero(), Bestiary.CONFUSION);
            play.types("use confusion on me").ticks(90);
            if (play.hero('&').hp() < 20) hurt++;
            assertThat(play.hero('&').combat().isFighting()).as("seed %d", seed).isFalse();
            play.ends();
        }
        // One turn of two is a strike; nine turns without one come once in 500.
        assertThat(hurt).isGreaterThan(30);
    }

    @Test
    @Rule("R6.11")
    void whatTheConfusedDoIsEachAsLikelyAsAnyOther() {
        var play = Scenario.on("[west]--[hall @ dd ]--[east]--[far]");
        var dummy = play.monster();
        var turn = new Bewildered(play.world, dummy);
        var times = new LinkedHashMap<Action, Integer>();
        for (var time = 0; time < 10_000; time++)
            times.merge(Confused.CONFUSED.decide(turn), 1, Integer::sum);

        // To stand still, two ways, the hero and the other dummy.
        assertThat(times).hasSize(5);
        var counts = times.values().stream().mapToInt(Integer::intValue).toArray();
        assertThat(ChiSquared.of(counts, 0.2, 0.2, 0.2, 0.2, 0.2))
                .as("%s", times)
                .isLessThan(ChiSquared.limit(counts.length));
    }

    /** A turn of somebody who only decides. */
    private record Bewildered(World world, Actor self) implements Turn {
        @Override
        public <T> T part(Class<T> type) {
            return world.part(type);
        }

        @Override
        public void emit(WorldEvent event) {
            throw new AssertionError("to decide makes no noise: " + event);
        }

        @Override
        public void tell(WorldEvent event) {
            throw new AssertionError("to decide tells nobody: " + event);
        }
    }
}

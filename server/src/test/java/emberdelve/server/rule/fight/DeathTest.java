package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.item.CorpseEvent;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.schedule.Appointment;

import org.junit.jupiter.api.Test;

class DeathTest {
    @Test
    @Rule("R3.3")
    void aCharacterWakesInTheRefugeWithHalfItsHitPointsAndATenthOfItsGoldLess() {
        var play = Scenario.on("[lair @ o ]");
        var hero = play.hero();
        var sword = play.gives(hero, Bestiary.SWORD);
        play.givesGold(hero, 105).ticks(20);
        assertThat(hero.room().id()).isEqualTo(Bestiary.REFUGE);
        assertThat(hero.hp()).isEqualTo(10);
        assertThat(hero.isPresent()).isTrue();
        assertThat(hero.gold()).isEqualTo(95);
        assertThat(hero.pack().items()).containsExactly(sword);
        var corpse = play.room("lair").corpses().getFirst();
        assertThat(corpse.gold()).isEqualTo(10);
        assertThat(corpse.owner()).contains(hero.id());
        assertThat(play.saw(hero, DeathEvent.Perished.class))
                .singleElement()
                .satisfies(news -> assertThat(news.goldLost()).isEqualTo(10));
        assertThat(play.world.part(Ledger.class).total().goldDestroyed()).isZero();
        play.ends();
    }

    @Test
    @Rule("R3.1")
    void whatWasTypedForAFightIsNotDoneInTheRefuge() {
        var play = Scenario.on("[lair @ o ]");
        play.types("kill ogre");
        for (var i = 0; i < 15; i++) play.types("brace");
        play.ticks(60);
        assertThat(play.hero().room().id()).isEqualTo(Bestiary.REFUGE);
        assertThat(play.answers()).doesNotContain("stance.no-fight");
        play.ends();
    }

    @Test
    void theKillerStopsAndTheDeadOnesOrdersDoNotRunOnItsCorpse() {
        var play = Scenario.on("[lair @ o ]");
        var hero = play.hero();
        play.types("kill ogre").ticks(20);
        assertThat(play.monster().combat().isFighting()).isFalse();
        assertThat(hero.combat().isFighting()).isFalse();
        var ogreHp = play.monster().hp();
        play.ticks(20);
        assertThat(play.monster().hp()).isEqualTo(ogreHp);
        play.ends();
    }

    @Test
    @Rule({"R1.5", "R3.1"})
    void whoeverDiesEarlierInATickDoesNotActInIt() {
        // The kobold dies of the hero's second blow, in the very tick of its own first turn.
        var play = Scenario.on("[hall @ k ]");
        play.types("kill kobold").ticks(4);
        play.world.turns().startAfresh(play.hero());
        play.ticks(9);
        assertThat(play.monster().isAlive()).isTrue();
        assertThat(play.monster().appointment().dueTick()).isEqualTo(play.world.now() + 1);
        assertThat(play.hero().appointment().dueTick()).isEqualTo(play.world.now() + 1);
        play.ticks(1);
        assertThat(play.monster().isAlive()).isFalse();
        assertThat(play.hero().hp()).isEqualTo(20);
        play.ends();
    }

    @Test
    void aDeadMonsterIsNowhereAnyMore() {
        var play = Scenario.on("[hall @ k ]");
        play.types("kill kobold").ticks(10);
        assertThat(play.world.population().all()).containsExactly(play.hero());
        assertThat(play.room("hall").actors()).containsExactly(play.hero());
        assertThat(play.room("hall").zone().scheduler().timeline())
                .extracting(Appointment::contender)
                .doesNotContain(play.monster());
        play.ends();
    }

    @Test
    @Rule("R3.2")
    void aMonstersGoldAndThingsAreInItsCorpseUntilItCrumbles() {
        var play = Scenario.on("[hall @ k ]--[cell]");
        play.types("kill kobold").ticks(10);
        var corpse = play.room("hall").corpses().getFirst();
        assertThat(corpse.gold()).isEqualTo(7);
        assertThat(corpse.items().items())
                .singleElement()
                .satisfies(item -> assertThat(item.type()).isEqualTo(Bestiary.POTION));
        play.ticks(2_399);
        assertThat(play.room("hall").corpses()).containsExactly(corpse);
        play.ticks(1);
        assertThat(play.room("hall").corpses()).isEmpty();
        assertThat(play.world.part(Ledger.class).get("decay").goldDestroyed()).isEqualTo(7);
        assertThat(play.world.part(Ledger.class).get("decay").itemsDestroyed()).isEqualTo(1);
        assertThat(play.saw(play.hero(), CorpseEvent.Decayed.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R3.4")
    void restHealsEvery25UnitsAndFourTimesAsMuchInTheRefuge() {
        var play = Scenario.on("[lair @ o ]");
        var hero = play.hero();
        play.ticks(20);
        assertThat(hero.hp()).isEqualTo(10);
        play.ticks(24);
        assertThat(hero.hp()).isEqualTo(10);
        play.ticks(1);
        assertThat(hero.hp()).isEqualTo(14);
        play.ticks(50);
        assertThat(hero.hp()).isEqualTo(20);
        assertThat(play.saw(hero, MoveEvent.Arrived.class)).hasSize(1);
        play.ends();
    }
}

package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.ItemType;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Fate;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;

/** One life: what is left of it, and who hears of its end. */
class HardcoreTest {
    @Test
    @Rule("R3.5")
    void aHardcoreCharacterDiesForGoodAndItsCorpseHoldsEverything() {
        var play = Scenario.on("[lair @ o ]");
        var hero = play.hero();
        hero.setFate(Fate.Living.HARDCORE);
        var sword = play.gives(hero, Bestiary.SWORD);
        sword.moveTo(new OuterPlace.Worn(hero, ItemType.Slot.WEAPON));
        var potion = play.gives(hero, Bestiary.POTION);
        play.givesGold(hero, 105).ticks(20);

        assertThat(hero.isPresent()).isFalse();
        assertThat(hero.gold()).isZero();
        assertThat(hero.worn()).isEmpty();
        assertThat(hero.pack().items()).isEmpty();
        assertThat(play.world.population().all()).containsExactly(play.monster());
        var corpse = play.room("lair").corpses().getFirst();
        assertThat(corpse.gold()).isEqualTo(105);
        assertThat(corpse.items().items()).containsExactlyInAnyOrder(sword, potion);
        assertThat(corpse.owner()).contains(hero.id());
        assertThat(hero.fate())
                .isInstanceOfSatisfying(
                        Fate.Fallen.class,
                        fallen -> {
                            assertThat(fallen.last().killer()).isEqualTo("a ogre");
                            assertThat(fallen.last().room()).isEqualTo(play.room("lair").id());
                        });
        assertThat(play.saw(hero, DeathEvent.Fell.class)).hasSize(1);
        assertThat(play.saw(hero, DeathEvent.Perished.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R3.5")
    void aHardcoreCorpseCrumblesAsEveryPlayersDoesAndTheLedgerKnows() {
        // A zone in which nobody is left would sleep, and its corpses with it.
        var play = Scenario.on("[lair @ o ]--[cell &]");
        play.hero().setFate(Fate.Living.HARDCORE);
        play.gives(play.hero(), Bestiary.SWORD);
        play.givesGold(play.hero(), 30).ticks(20);
        var corpse = play.room("lair").corpses().getFirst();
        var hour = (int) play.world.ticks(play.world.rules().death().playerCorpseDecay());

        for (var tick = 0; tick < hour; tick++) play.world.tick();

        assertThat(play.room("lair").corpses()).doesNotContain(corpse);
        assertThat(play.world.part(Ledger.class).get("decay").goldDestroyed()).isEqualTo(30);
        assertThat(play.world.part(Ledger.class).get("decay").itemsDestroyed()).isEqualTo(1);
        play.ends();
    }

    @Test
    void everyDeathOfACharacterIsTold() {
        var play = Scenario.on("[lair @&o ]");
        var told = new ArrayList<Actor>();
        play.world.hooks().onFell((actor, _) -> told.add(actor));
        play.hero().setFate(Fate.Living.HARDCORE);
        play.world.part(Deaths.class).die(play.hero(), play.hero());
        play.world.part(Deaths.class).die(play.hero('&'), play.monster());

        assertThat(told).containsExactly(play.hero(), play.hero('&'));
        assertThat(told)
                .extracting(dead -> dead.fate().lastDeath().orElseThrow().killer())
                .containsExactly("", "a ogre");
        assertThat(play.hero('&').fate()).isInstanceOf(Fate.Woke.class);
        play.ends();
    }

    @Test
    void theFallenLeaveTheirGroupAndNobodyFightsThemAnyMore() {
        var play = Scenario.on("[lair @&o ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.hero().setFate(Fate.Living.HARDCORE);
        play.world.part(Deaths.class).die(play.hero(), play.monster());

        assertThat(play.world.part(Groups.class).of(play.hero())).isEmpty();
        assertThat(play.room("lair").actors()).doesNotContain(play.hero());
        play.ticks(1);
        play.ends();
    }
}

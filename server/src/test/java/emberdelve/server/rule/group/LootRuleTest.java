package emberdelve.server.rule.group;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.time.Duration;

class LootRuleTest {
    @Test
    @Rule("R6.19")
    void roundRobinGivesOneThingAfterTheOther() {
        var play = Scenario.on("[hall @& k k ]");
        join(play);
        play.types("loot round-robin");
        kill(play);
        kill(play);
        assertThat(play.saw(play.hero('&'), GroupEvent.Allotted.class))
                .extracting(allotted -> allotted.actor().name())
                .containsExactly("Mira", "Tolo");
        play.forget().types("get all from 1.corpse").ticks(10);
        assertThat(potions(play.hero())).as("the gold of Tolo's corpse alone").isZero();
        play.types("get potion from 1.corpse").types("get potion from 2.corpse").ticks(10);
        assertThat(play.answers()).containsExactly("take.reserved");
        assertThat(potions(play.hero())).isEqualTo(1);
        play.types(play.hero('&'), "get potion from 1.corpse").ticks(10);
        assertThat(potions(play.hero('&'))).isEqualTo(1);
        play.ends();
    }

    @Test
    @Rule("R6.19")
    void whatIsKeptForSomebodyIsFreeAfterAMinute() {
        var play = Scenario.on("[hall @& k ]");
        join(play);
        play.types("loot leader");
        kill(play);
        var tolo = play.hero('&');
        var minute = (int) play.world.ticks(Duration.ofSeconds(60));
        play.ticks(minute - 12).types(tolo, "get potion from corpse");
        assertThat(play.answers()).containsExactly("take.reserved");
        play.ticks(12).types(tolo, "get potion from corpse").ticks(10);
        assertThat(potions(tolo)).isEqualTo(1);
        play.ends();
    }

    @Test
    @Rule("R6.19")
    void theRuleThatCountsIsThatOfTheKill() {
        var play = Scenario.on("[hall @& k ]");
        join(play);
        kill(play);
        play.types("loot leader").types(play.hero('&'), "get potion from corpse").ticks(10);
        assertThat(potions(play.hero('&'))).isEqualTo(1);
        play.ends();
    }

    @Test
    void whoeverIsFarAwayHasNoTurn() {
        var play = Scenario.on("[hall @ k ]--[cell]--[vault &]");
        join(play);
        play.types("loot round-robin");
        kill(play);
        play.types("get potion from corpse").ticks(10);
        assertThat(potions(play.hero())).isEqualTo(1);
        play.ends();
    }

    @Test
    void onlyALeaderRulesAndTheGroupShowsIt() {
        var play = Scenario.on("[hall @&%]");
        play.types("loot leader", "loot rule");
        play.types("invite tolo").types(play.hero('&'), "accept", "loot free");
        play.types("loot rule leader", "loot rule", "loot sword", "group");
        assertThat(play.answers())
                .containsExactly(
                        "group.none",
                        "group.none",
                        "group.not-leader",
                        "loot.is",
                        "item.not-here",
                        "GroupView");
        assertThat(play.views().getLast())
                .isInstanceOfSatisfying(
                        GroupView.class,
                        view -> assertThat(view.loot()).isEqualTo(LootRule.LEADER));
        assertThat(play.saw(play.hero('&'), GroupEvent.RuledLoot.class)).hasSize(1);
        play.ends();
    }

    private static void join(Scenario play) {
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.makes(play.hero('&'), new BaseStats(20, 0, 0, 0, 0, 10, 3));
    }

    private static void kill(Scenario play) {
        // Both have a part in it, the one without effect.
        play.types(play.hero('&'), "kill kobold").types("kill kobold").ticks(20);
    }

    private static long potions(Actor hero) {
        return hero.pack().items().stream()
                .filter(item -> item.type().equals(Bestiary.POTION))
                .count();
    }
}

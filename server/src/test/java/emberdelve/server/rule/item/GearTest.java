package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.ItemType.Slot;
import emberdelve.server.model.Progress;
import emberdelve.server.model.Stance;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.scenario.Wardrobe;

import org.junit.jupiter.api.Test;

/** What worn things do (docs/rules.md R14). A blow of a hero here is 2, of a rat less than that. */
class GearTest {
    private static final int TURN = 12;

    private static Scenario wearing(String map, ItemType... types) {
        var play = Scenario.on(map);
        for (var type : types) {
            play.gives(play.hero(), type);
            play.types("wear " + type.name()).ticks(TURN);
        }
        return play;
    }

    @Test
    @Rule({"R14.1", "R6.15"})
    void aCloakAndTwoRingsAreWornAtATime() {
        var play = wearing("[hall @ ]", Wardrobe.BAND, Wardrobe.STONE_CLOAK, Wardrobe.KNUCKLE);
        assertThat(play.hero().worn()).containsOnlyKeys(Slot.CLOAK, Slot.RING, Slot.LEFT_RING);
        play.types("remove all").ticks(TURN);
        assertThat(play.hero().worn()).isEmpty();
        play.types("wear all").ticks(TURN);
        assertThat(play.hero().worn()).containsOnlyKeys(Slot.CLOAK, Slot.RING, Slot.LEFT_RING);
        play.ends();
    }

    @Test
    @Rule("R14.1")
    void ofTwoRingsTheOneThatIsWorthLessMakesRoom() {
        var play = wearing("[hall @ ]", Wardrobe.BAND, Wardrobe.KNUCKLE, Wardrobe.LOOP);
        assertThat(play.hero().worn().values())
                .extracting(item -> item.type())
                .containsExactlyInAnyOrder(Wardrobe.LOOP, Wardrobe.KNUCKLE);
        play.ends();
    }

    @Test
    @Rule("R14.2")
    void hitPointsOfAThingAreToBeRestedForAndKillNobody() {
        var play = wearing("[hall @ ]", Wardrobe.BAND);
        assertThat(play.hero().stats().hp()).isEqualTo(30);
        assertThat(play.hero().hp()).isEqualTo(20);
        play.ticks(600);
        assertThat(play.hero().hp()).isEqualTo(30);
        play.types("remove band").ticks(TURN);
        assertThat(play.hero().hp()).isEqualTo(20);

        play.makes(play.hero(), new BaseStats(3, 2, 100, 0, 0, 10, 3));
        play.gives(play.hero(), Wardrobe.STONE_CLOAK);
        play.types("wear stonecloak").ticks(TURN);
        assertThat(play.hero().stats().hp()).isEqualTo(1);
        play.ends();
    }

    @Test
    @Rule("R14.3")
    void damageOfBlowsIsMoreForOneAndLessForTheOther() {
        var play = wearing("[hall @ d ]", Wardrobe.KNUCKLE);
        play.types("kill dummy").ticks(1);
        assertThat(play.monster().hp()).isEqualTo(997);
        assertThat(play.hero().fighter().percentAgainst(play.hero().fighter())).isEqualTo(150);
        play.gives(play.hero(), Wardrobe.STONE_CLOAK);
        play.types("stop", "wear stonecloak").ticks(TURN);
        assertThat(play.hero().fighter().percentAgainst(play.hero().fighter())).isEqualTo(75);
        play.ends();
    }

    @Test
    @Rule("R14.3")
    void whatIsHeavyMakesTurnsLater() {
        var play = wearing("[hall @ ]", Wardrobe.STONE_CLOAK);
        assertThat(play.hero().speed()).isEqualTo(12);
        play.types("remove stonecloak").ticks(TURN);
        assertThat(play.hero().speed()).isEqualTo(10);
        play.ends();
    }

    @Test
    @Rule("R14.3")
    void abilitiesRecoverSooner() {
        var play = wearing("[hall @ ]", Wardrobe.LOOP);
        play.hero().setHp(5);
        play.types("ability mend mira");
        var now = play.world.now();
        var ready = play.hero().effects().readyAgain("mend");
        assertThat(ready - now).isPositive().isLessThanOrEqualTo(20);
        play.ends();
    }

    @Test
    @Rule("R14.4")
    void whoIsStruckMayAnswer() {
        var play = wearing("[hall @ ]--[den d ]", Wardrobe.THORNS);
        var dummy = play.monster();
        play.types("east").ticks(4);
        play.makes(dummy, new BaseStats(1000, 1, 100, 0, 0, 10, 3));
        play.types("kill dummy").ticks(25);
        assertThat(play.hero().hp()).isLessThan(20);
        var struck = 20 - play.hero().hp();
        assertThat(dummy.hp()).isLessThanOrEqualTo(1000 - 3 * struck);
        play.ends();
    }

    @Test
    @Rule("R14.4")
    void aKillMayHealTheKiller() {
        var play = wearing("[hall @ d ]", Wardrobe.FEAST);
        play.hero().setHp(10);
        play.makes(play.monster(), new BaseStats(1, 0, 0, 0, 0, 10, 0));
        play.hero().setProgress(new Progress(30, 0, 0));
        play.types("kill dummy").ticks(1);
        assertThat(play.monster().isAlive()).isFalse();
        assertThat(play.hero().hp()).isEqualTo(15);
        play.ends();
    }

    @Test
    @Rule("R14.4")
    void whatGoesOffSetsNothingElseOff() {
        var play = wearing("[hall @ d ]", Wardrobe.ECHO);
        play.types("kill dummy").ticks(1);
        assertThat(play.monster().hp()).as("a blow, and one more").isEqualTo(996);
        play.ends();
    }

    @Test
    @Rule("R14.5")
    void whoCannotFleeOrDodgeCanWalkAndBrace() {
        var play = wearing("[hall @ d ]--[cell]", Wardrobe.IRONS);
        play.types("kill dummy").ticks(TURN);
        play.forget().types("flee").ticks(TURN);
        assertThat(play.answers()).contains("flee.weighed-down");
        play.types("dodge").ticks(TURN);
        assertThat(play.answers()).contains("stance.too-stiff");
        play.ticks(TURN).types("brace").ticks(TURN);
        assertThat(play.hero().combat().stance(play.hero().room().zone().now()))
                .contains(Stance.BRACED);
        play.types("east").ticks(TURN);
        assertThat(play.hero().room()).isEqualTo(play.room("cell"));
        play.ends();
    }

    @Test
    @Rule("R14.5")
    void whoCannotFleeFightsOnBelowTheSetShare() {
        var play = wearing("[hall @ d ]--[cell]", Wardrobe.IRONS);
        play.types("wimpy 90").ticks(1);
        play.hero().setHp(5);
        play.types("kill dummy").ticks(3 * TURN);
        assertThat(play.hero().room()).isEqualTo(play.room("hall"));
        assertThat(play.hero().combat().isFighting()).isTrue();
        play.ends();
    }

    @Test
    @Rule("R14.5")
    void whoIsLoudIsHeardNextDoor() {
        assertThat(comesAfter(wearing("[hall @ ]--[cell]--[den h ]", Wardrobe.BELLS))).isTrue();
    }

    private static boolean comesAfter(Scenario play) {
        var hunter = play.monster();
        play.types("east").ticks(30);
        return hunter.room() == play.hero().room();
    }

    @Test
    @Rule("R14.6")
    void twoAndThreeOfASetAddWhatTheySay() {
        var play = wearing("[hall @ ]", Wardrobe.HAT);
        var hero = play.hero();
        assertThat(hero.stats().hp()).isEqualTo(20);
        play.gives(hero, Wardrobe.SCARF);
        play.types("wear scarf").ticks(TURN);
        assertThat(hero.stats().hp()).isEqualTo(25);
        assertThat(NumbersView.of(Wardrobe.MITTENS, hero).piecesWorn()).isEqualTo(2);
        play.gives(hero, Wardrobe.MITTENS);
        play.types("wear mittens").ticks(TURN);
        assertThat(hero.stats().attack()).isEqualTo(3);
        assertThat(hero.gear().pieces()).singleElement().matches(each -> each.worn() == 3);
        play.types("remove hat").ticks(TURN);
        assertThat(hero.stats().attack()).isEqualTo(2);
        assertThat(hero.stats().hp()).isEqualTo(25);
        play.ends();
    }

    @Test
    @Rule("R14.8")
    void aWareIsLookedAtAndComparedBeforeItIsBought() {
        var play = wearing("[shop @ ]", Wardrobe.BAND);
        play.forget().types("examine cape");
        assertThat(play.views()).contains(new NumbersView(Wardrobe.CAPE, 0));
        play.gives(play.hero(), Wardrobe.STONE_CLOAK);
        play.types("wear stonecloak").ticks(TURN);
        play.forget().types("compare cape");
        assertThat(play.answers())
                .startsWith("compare.items", "compare.sturdiness", "compare.hp", "compare.haste")
                .endsWith("compare.value");
        play.ends();
    }
}

package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.ItemType;
import emberdelve.server.kernel.Items;
import emberdelve.server.model.Nesting;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class BurdenTest {
    private static final ItemType ANVIL =
            new ItemType(
                    "anvil",
                    "anvil",
                    "anvils",
                    ItemType.Kind.TREASURE,
                    "",
                    1,
                    Optional.empty(),
                    Optional.empty(),
                    new ItemType.Make(15_000, Optional.empty(), false));

    @Test
    @Rule("R6.16")
    void nobodyCarriesMoreThanFortyKilograms() {
        var play = Scenario.on("[hall @ ]");
        for (var i = 0; i < 3; i++)
            play.world
                    .part(Items.class)
                    .mint(ANVIL, new OuterPlace.OnFloor(play.room("hall")), "scenario");
        play.types("get all");
        assertThat(play.hero().pack().items()).hasSize(2);
        assertThat(play.room("hall").floor().items()).hasSize(1);
        play.ticks(10).types("get anvil");
        assertThat(play.answers()).contains("take.hands-full");
        play.ends();
    }

    @Test
    @Rule("R6.16")
    void nobodyCarriesMoreThanFortyThings() {
        var play = Scenario.on("[hall @ ]");
        for (var i = 0; i < 41; i++)
            play.world
                    .part(Items.class)
                    .mint(Armoury.POTION, new OuterPlace.OnFloor(play.room("hall")), "scenario");
        play.types("get all");
        assertThat(play.hero().pack().items()).hasSize(40);
        play.ends();
    }

    @Test
    @Rule("R6.15")
    void whatIsWornCountsWhileItIsWornAndOneThingAPlace() {
        var play = Scenario.on("[hall @ ]");
        play.gives(play.hero(), Armoury.SWORD);
        play.gives(play.hero(), Armoury.VENOM_BLADE);
        play.types("wield sword").ticks(10);
        assertThat(play.hero().stats().attack()).isEqualTo(3);
        play.types("wield venomblade").ticks(10);
        assertThat(play.hero().worn()).hasSize(1);
        assertThat(play.hero().stats().attack()).isEqualTo(2);
        play.ends();
    }

    @Test
    @Rule("R6.18")
    void whatIsPutIntoASackIsCarriedWithIt() {
        var play = Scenario.on("[hall @ ]--[cell]");
        var sack = play.gives(play.hero(), Armoury.SACK);
        play.gives(play.hero(), Armoury.LAMP);
        play.types("put lamp in sack").ticks(10);
        assertThat(play.hero().pack().items()).containsExactly(sack);
        assertThat(sack.grams()).isEqualTo(600);
        play.types("drop sack").ticks(10).types("get lamp from sack").ticks(10);
        assertThat(sack.contents().items()).isEmpty();
        assertThat(play.hero().pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R6.18")
    void sacksGoIntoSacksToADepthOfEight() {
        var play = Scenario.on("[hall @ ]");
        var outer = play.gives(play.hero(), Armoury.SACK);
        for (var depth = 2; depth <= Nesting.DEPTH_MAX; depth++) {
            var inner = play.gives(play.hero(), Armoury.SACK);
            assertThat(Nesting.fits(inner, outer)).as("depth %d", depth).isTrue();
            inner.moveTo(new Place.InContainer(outer));
            outer = inner;
        }
        assertThat(Nesting.fits(play.gives(play.hero(), Armoury.POTION), outer)).isFalse();
        play.ends();
    }

    @Test
    @Rule("R6.18")
    void nothingGoesIntoItselfNorPastTheWeightOfAnyBagAround() {
        var play = Scenario.on("[hall @ ]");
        var outer = play.gives(play.hero(), Armoury.SACK);
        var inner = play.gives(play.hero(), Armoury.SACK);
        inner.moveTo(new Place.InContainer(outer));
        assertThat(Nesting.fits(outer, inner)).isFalse();
        assertThat(Nesting.fits(outer, outer)).isFalse();
        assertThat(Nesting.fits(play.gives(play.hero(), ANVIL), inner)).isFalse();
        play.ends();
    }
}

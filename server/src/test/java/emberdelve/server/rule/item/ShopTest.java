package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Shop;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class ShopTest {
    private static final ItemType THIMBLE =
            new ItemType(
                    "thimble",
                    "thimble",
                    "thimbles",
                    ItemType.Kind.TREASURE,
                    "",
                    8,
                    Optional.empty(),
                    Optional.empty());

    private final Scenario play = Scenario.on("[shop @& ]--[hall]");
    private final Actor mira = play.hero();

    @Test
    @Rule("R7.8")
    void aWareIsMintedAndItsPriceIsGone() {
        play.givesGold(mira, 50);
        var before = mira.gold();
        var total = play.world.part(Ledger.class).total();
        play.types("buy healing").ticks(10);

        assertThat(mira.gold()).isEqualTo(before - 10);
        assertThat(mira.pack().items())
                .singleElement()
                .satisfies(item -> assertThat(item.type()).isEqualTo(Armoury.POTION));
        assertThat(play.world.part(Ledger.class).total().goldDestroyed())
                .isEqualTo(total.goldDestroyed() + 10);
        assertThat(play.saw(play.hero('&'), ItemEvent.Bought.class)).hasSize(1);
        play.ends();
    }

    @Test
    void severalAreBoughtAtOnceOrNone() {
        play.givesGold(mira, 35);
        play.types("buy 3 healing").ticks(10);
        assertThat(mira.pack().items()).hasSize(3);

        play.forget().types("buy 3 healing").ticks(10);
        assertThat(play.answers()).containsExactly("shop.too-poor");
        assertThat(mira.pack().items()).hasSize(3);
        play.ends();
    }

    @Test
    @Rule("R7.8")
    void whatIsSoldIsGoneAndPaidFor() {
        play.gives(mira, Armoury.POTION);
        play.gives(mira, Armoury.POTION);
        var before = mira.gold();
        assertThat(play.types("value healing").answers()).containsExactly("shop.offer");
        play.types("sell all.healing").ticks(10);

        assertThat(mira.gold()).isEqualTo(before + 10);
        assertThat(mira.pack().items()).isEmpty();
        assertThat(play.saw(mira, ItemEvent.Sold.class))
                .singleElement()
                .satisfies(sold -> assertThat(sold.gold()).isEqualTo(10));
        play.ends();
    }

    @Test
    void allIsAllTreasureAndNothingOfUse() {
        play.gives(mira, Armoury.POTION);
        play.types("sell all").ticks(10);
        assertThat(play.answers()).containsExactly("shop.no-treasure");

        play.gives(mira, THIMBLE);
        play.gives(mira, THIMBLE);
        play.types("sell all").ticks(10);

        assertThat(play.saw(mira, ItemEvent.Sold.class))
                .singleElement()
                .satisfies(sold -> assertThat(sold.gold()).isEqualTo(80));
        assertThat(mira.pack().items())
                .singleElement()
                .satisfies(item -> assertThat(item.type()).isEqualTo(Armoury.POTION));
        play.ends();
    }

    @Test
    void whatIsWornHasAPriceToo() {
        play.gives(mira, Armoury.SWORD);
        play.types("wield sword").ticks(10).types("value sword");
        assertThat(play.answers()).containsExactly("shop.offer");
        play.ends();
    }

    @Test
    void whoeverSaysPotionIsAskedWhich() {
        play.givesGold(mira, 50);
        play.types("buy potion");

        assertThat(play.answers()).containsExactly("Question");
        assertThat(mira.pack().items()).isEmpty();
        play.ends();
    }

    @Test
    void everyWrongWordHasItsAnswer() {
        play.types("buy sword", "buy all healing", "buy 41 healing", "sell sword", "value sword");
        assertThat(play.answers())
                .containsExactly(
                        "shop.no-such-ware",
                        "shop.how-many",
                        "shop.how-many",
                        "item.none",
                        "item.none");
        play.ends();
    }

    @Test
    void elsewhereNobodyTrades() {
        play.types("east").ticks(10);
        play.types("list", "buy healing", "sell healing", "value healing").ticks(10);
        assertThat(play.answers()).hasSize(4).containsOnly("shop.none");
        play.ends();
    }

    @Test
    void theListHasEveryWareWithItsPrice() {
        play.types("list");
        var wares = ((WaresView) play.views().getLast()).wares();
        assertThat(wares).extracting(WaresView.Ware::price).containsExactly(10L, 10L, 50L);
        play.ends();
    }

    @Test
    @Rule("R7.8")
    void charismaMovesThePriceAndTheShopNeverPaysMoreThanItAsks() {
        var thing =
                new ItemType(
                        "thing",
                        "thing",
                        "things",
                        ItemType.Kind.TREASURE,
                        "",
                        99,
                        Optional.empty(),
                        Optional.empty());
        assertThat(prices(thing, 10)).containsExactly(99L, 39L);
        assertThat(prices(thing, 18)).containsExactly(85L, 45L);
        assertThat(prices(thing, 3)).containsExactly(114L, 33L);
        var eager = new Shop("K", List.of(), 100, 100);
        for (var charisma = 3; charisma <= 18; charisma++) {
            var trade = new Trade(eager, charisma);
            assertThat(trade.offer(thing)).isLessThanOrEqualTo(trade.price(thing));
        }
    }

    private static List<Long> prices(ItemType thing, int charisma) {
        var trade = new Trade(new Shop("K", List.of(), 100, 40), charisma);
        return List.of(trade.price(thing), trade.offer(thing));
    }
}

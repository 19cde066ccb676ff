package emberdelve.server.feature.smith;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.command.Looking;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.scenario.Aims;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Question;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** Gold for better things: the smith works in the refuge, and a sword's first step costs 204. */
class SmithTest {
    /** A minute of a world whose ticks are a quarter of a second. */
    private static final int MINUTE = 240;

    private final Scenario play = Scenario.on("[hall @&d ]");
    private final Actor mira = play.hero();

    SmithTest() {
        for (var hero : play.heroes())
            play.world.population().move(hero, play.world.map().room(Bestiary.REFUGE));
    }

    @Test
    @Rule({"R15.1", "R15.2", "R15.10"})
    void aStepIsAskedForPaidForAndSeen() {
        play.givesGold(mira, 1_000);
        var sword = worn();
        var gold = mira.gold();
        play.types("improve sword");
        var question = (Question) play.views().getLast();
        assertThat(question.key()).isEqualTo("question.improve-weapon");
        assertThat(question.arguments())
                .containsEntry("price", "204")
                .containsEntry("before", "0")
                .containsEntry("after", "10")
                .containsEntry("then", "sword +1");
        assertThat(mira.gold()).isEqualTo(gold);

        play.types(question.options().getFirst().command()).ticks(10);
        assertThat(mira.gold()).isEqualTo(gold - 204);
        assertThat(play.world.part(Ledger.class).get("smith").goldDestroyed()).isEqualTo(204);
        assertThat(sword.type().name()).isEqualTo("sword +1");
        assertThat(mira.fighter().keenness()).isEqualTo(10);

        play.types("improve sword yes").ticks(10);
        assertThat(mira.gold()).isEqualTo(gold - 204 - 408);
        assertThat(mira.fighter().keenness()).isEqualTo(20);
        play.types("remove sword").ticks(10);
        assertThat(mira.fighter().keenness()).isZero();
        play.ends();
    }

    @Test
    @Rule("R15.1")
    void whoHasTooLittleGoldIsToldThePriceAndKeepsIt() {
        play.givesGold(mira, 203 - mira.gold());
        var sword = worn();
        play.types("improve sword", "improve sword yes").ticks(10);
        assertThat(play.answers()).containsExactly("smith.dear-weapon", "smith.too-poor");
        assertThat(mira.gold()).isEqualTo(203);
        assertThat(sword.improved()).isZero();
        play.ends();
    }

    @Test
    @Rule("R15.1")
    void nothingIsImprovedMoreOftenThanTheSmithCan() {
        play.givesGold(mira, 10_000);
        var sword = worn();
        for (var step = 1; step <= 4; step++) play.types("improve sword yes").ticks(10);
        assertThat(sword.improved()).isEqualTo(3);
        assertThat(play.answers()).containsExactly("smith.best");
        assertThat(play.world.part(Ledger.class).get("smith").goldDestroyed())
                .isEqualTo(204 + 408 + 816);
        play.ends();
    }

    @Test
    @Rule("R15.1")
    void everyWrongWordHasItsAnswer() {
        play.gives(mira, Armoury.POTION);
        play.types("improve", "improve axe", "improve potion", "improve all", "hone").ticks(5);
        assertThat(play.answers())
                .containsExactly(
                        "smith.no-offers",
                        "item.none",
                        "smith.not-that",
                        "smith.one-at-a-time",
                        "smith.no-weapon");
        play.world.population().move(mira, play.room("hall"));
        play.forget().types("improve", "hone");
        assertThat(play.answers()).containsExactly("smith.not-here", "smith.not-here");
        play.ends();
    }

    @Test
    @Rule("R15.4")
    void theThingKeepsItsStepsWhoeverHasItAndLiesInNoHeapWithOthers() {
        play.givesGold(mira, 1_000);
        var sword = improved();
        var plain = play.gives(mira, Armoury.SWORD);
        assertThat(Looking.things(mira.pack().items())).hasSize(2);
        sword.moveTo(new OuterPlace.Banked(mira));
        sword.moveTo(new OuterPlace.Carried(play.hero('&')));
        assertThat(sword.improved()).isEqualTo(1);
        assertThat(sword.type().id()).isEqualTo(plain.type().id());
        assertThat(sword.type().value()).isEqualTo(plain.type().value() + 20);
        play.ends();
    }

    @Test
    @Rule("R15.4")
    void theShopAsksBeforeItBuysWhatWasImproved() {
        var shop = Scenario.on("[shop @ ]");
        var seller = shop.hero();
        var sword = shop.gives(seller, Armoury.SWORD);
        sword.improve(Aims.SMITH.improved(Armoury.SWORD, 1));
        shop.types("sell sword").ticks(10);
        var question = (Question) shop.views().getLast();
        assertThat(question.key()).isEqualTo("question.sell-improved");
        assertThat(seller.pack().items()).containsExactly(sword);

        var gold = seller.gold();
        shop.types(question.options().getFirst().command()).ticks(10);
        assertThat(seller.pack().items()).isEmpty();
        assertThat(seller.gold()).isGreaterThan(gold);
        shop.ends();
    }

    @Test
    @Rule("R15.4")
    void deathTakesNoStepAway() {
        play.givesGold(mira, 1_000);
        var sword = improved();
        play.types("wield sword").ticks(10);
        play.world.population().move(mira, play.room("hall"));
        play.world.part(Fights.class).wound(mira, 1_000, play.monster());
        assertThat(mira.worn().values()).contains(sword);
        assertThat(mira.fighter().keenness()).isEqualTo(10);
        play.ends();
    }

    @Test
    @Rule({"R15.4", "R15.5"})
    void aRestartKeepsStepsAndEdges(@TempDir Path folder) throws NameTaken {
        play.givesGold(mira, 1_000);
        var sword = improved();
        play.types("wield sword").ticks(10).types("hone yes").ticks(10);
        assertThat(mira.fighter().keenness()).isEqualTo(30);
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world, mira);
            var again = world.population().find(mira.id()).orElseThrow();
            assertThat(again.worn().values())
                    .singleElement()
                    .satisfies(it -> {
                        assertThat(it.improved()).isEqualTo(1);
                        assertThat(it.type()).isEqualTo(sword.type());
                    });
            assertThat(again.fighter().keenness()).isEqualTo(30);
        }
    }

    @Test
    @Rule({"R15.5", "R15.10"})
    void anEdgeIsPaidForByTheLevelAndLastsItsTime() {
        play.givesGold(mira, 100);
        worn();
        var gold = mira.gold();
        play.types("hone");
        assertThat(((Question) play.views().getLast()).arguments()).containsEntry("price", "5");
        play.types("hone yes").ticks(10);
        assertThat(mira.gold()).isEqualTo(gold - 5);
        assertThat(play.world.part(Ledger.class).get("honing").goldDestroyed()).isEqualTo(5);
        assertThat(mira.fighter().keenness()).isEqualTo(20);

        play.forget().types("hone").ticks(MINUTE / 2);
        assertThat(play.answers()).containsExactly("smith.still-keen");
        play.forget().types("hone yes").ticks(MINUTE - 2);
        assertThat(mira.fighter().keenness()).isEqualTo(20);
        play.ticks(2);
        assertThat(mira.fighter().keenness()).isZero();
        assertThat(mira.gold()).isEqualTo(gold - 10);
        play.ends();
    }

    private Item worn() {
        var sword = play.gives(mira, Armoury.SWORD);
        play.types("wield sword").ticks(10).forget();
        return sword;
    }

    private Item improved() {
        var sword = play.gives(mira, Armoury.SWORD);
        play.types("improve sword yes").ticks(10).forget();
        return sword;
    }
}

package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Pile;
import emberdelve.server.rule.item.ItemEvent.Left.Reason;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.scenario.Wardrobe;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** What is taken from several corpses at once. Each kobold has a potion and gold. */
class LootingTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "loot",
                "loot corpse",
                "loot all",
                "loot all.corpse",
                "loot kobold",
                "get corpse",
                "get the corpse",
                "get all corpse",
                "get all.corpse",
                "get all all.corpse",
                "get all kobold corpse",
                "get all from corpse",
                "get all from corpses",
                "get all from all.corpse",
                "take all from kobold"
            })
    void everyCorpseIsEmptied(String line) {
        var play = killedTwo();
        play.types(line).ticks(10);
        assertThat(potions(play.hero())).isEqualTo(2);
        assertThat(play.room("hall").corpses()).allMatch(corpse -> corpse.isEmpty());
        assertThat(play.saw(play.hero(), ItemEvent.Left.class)).isEmpty();
        play.ends();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "loot 2.corpse",
                "get all 2.corpse",
                "get 2.corpse",
                "get all from 2.corpse",
                "loot 1.corpse",
                "get all from 1.kobold"
            })
    void aNumberMeansOneOfThem(String line) {
        var play = killedTwo();
        play.types(line).ticks(10);
        assertThat(potions(play.hero())).isEqualTo(1);
        assertThat(play.room("hall").corpses()).filteredOn(corpse -> corpse.isEmpty()).hasSize(1);
        play.ends();
    }

    @Test
    void ofManyThingsOthersAreToldTheNumber() {
        var play = Scenario.on("[hall @& ]");
        for (var type : List.of(Wardrobe.BAND, Wardrobe.CAPE, Wardrobe.HAT))
            play.gives(play.hero(), type);
        play.types("drop band", "drop cape", "drop hat").ticks(60).forget();
        play.types("get all").ticks(10);
        assertThat(play.saw(play.hero('&'), ItemEvent.TookSeveral.class))
                .singleElement()
                .satisfies(took -> assertThat(took.count()).isEqualTo(3));
        assertThat(play.saw(play.hero('&'), ItemEvent.Took.class)).isEmpty();
        assertThat(play.saw(play.hero(), ItemEvent.Took.class)).hasSize(3);
        play.ends();
    }

    @Test
    void aNumberBeyondTheLastFindsNone() {
        var play = killedTwo();
        play.types("loot 3.corpse");
        assertThat(play.answers()).containsExactly("item.not-here");
        play.ends();
    }

    @ParameterizedTest
    @ValueSource(strings = {"get 2 potion from corpse", "get all.potion corpse"})
    void aNumberOfThingsIsGatheredFromAll(String line) {
        var play = killedTwo();
        play.types(line).ticks(10);
        assertThat(potions(play.hero())).isEqualTo(2);
        play.ends();
    }

    @Test
    void whatIsOfOneKindIsOneLineFromHoweverManyCorpses() {
        var play = killedTwo();
        play.types("loot").ticks(10);
        assertThat(play.saw(play.hero(), ItemEvent.TookFromCorpses.class))
                .containsExactly(
                        new ItemEvent.TookFromCorpses(
                                play.hero().named(), new Pile(Bestiary.POTION, 2), 2));
        assertThat(play.saw(play.hero(), ItemEvent.TookFromCorpse.class)).isEmpty();
        play.ends();
    }

    @Test
    void theGoldOfAllIsOneLine() {
        var play = killedTwo();
        var gold = play.room("hall").corpses().stream().mapToLong(Corpse::gold).sum();
        play.types("loot").ticks(10);
        assertThat(play.hero().gold()).isEqualTo(gold).isPositive();
        assertThat(play.saw(play.hero(), ItemEvent.TookAllGold.class))
                .containsExactly(new ItemEvent.TookAllGold(play.hero().named(), gold, 2));
        play.ends();
    }

    @Test
    void whatIsKeptForAnotherIsLeftAndToldOnce() {
        var play = Scenario.on("[hall @& k k ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.types("loot round-robin");
        killTogether(play);
        killTogether(play);
        play.forget().types("loot").ticks(10);
        assertThat(potions(play.hero())).isEqualTo(1);
        assertThat(play.saw(play.hero(), ItemEvent.Left.class))
                .singleElement()
                .satisfies(left -> {
                    assertThat(left.piles()).hasSize(1);
                    assertThat(left.reason()).isEqualTo(new Reason.KeptFor(play.hero('&').named()));
                });
        assertThat(play.saw(play.hero('&'), ItemEvent.Left.class)).isEmpty();
        play.ends();
    }

    @Test
    void oneThatIsFreeIsTakenBeforeOneThatIsKept() {
        var play = Scenario.on("[hall @& k k ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.types("loot round-robin");
        killTogether(play);
        killTogether(play);
        play.types("get potion from corpse").ticks(10);
        play.types(play.hero('&'), "get potion from corpse").ticks(10);
        assertThat(potions(play.hero())).isEqualTo(1);
        assertThat(potions(play.hero('&'))).isEqualTo(1);
        play.ends();
    }

    @Test
    void whatOneCannotCarryIsLeftAndToldOnce() {
        var play = killedTwo();
        for (var i = 0; i < 39; i++) play.gives(play.hero(), Armoury.KEY);
        play.types("loot").ticks(10);
        assertThat(potions(play.hero())).isEqualTo(1);
        assertThat(play.saw(play.hero(), ItemEvent.Left.class))
                .singleElement()
                .satisfies(left -> assertThat(left.reason()).isEqualTo(Reason.TooMuch.TOO_MUCH));
        play.types("drop key").ticks(10).types("loot").ticks(10);
        assertThat(potions(play.hero())).isEqualTo(2);
        play.ends();
    }

    @Test
    void emptyOnesSaySo() {
        var play = killedTwo();
        play.types("loot").ticks(10);
        play.types("loot", "get sword from corpse", "get all");
        assertThat(play.answers())
                .containsExactly("take.corpse-empty", "take.corpse-empty", "take.nothing");
        play.ends();
    }

    @Test
    void whoTakesAllFromTheGroundIsToldOfTheCorpse() {
        var play = killedTwo();
        play.types("get all");
        assertThat(play.answers()).containsExactly("take.only-corpse");
        play.ends();
    }

    @Test
    void bagsNeedNoLittleWord() {
        var play = Scenario.on("[hall @ ]");
        play.gives(play.hero(), Armoury.SACK);
        play.gives(play.hero(), Armoury.TONIC);
        play.types("put tonic sack").ticks(10);
        assertThat(play.hero().pack().items()).hasSize(1);
        play.types("get tonic sack").ticks(10);
        assertThat(play.hero().pack().items()).hasSize(2);
        play.types("put tonic into sack").ticks(10).types("get all sack").ticks(10);
        assertThat(play.hero().pack().items()).hasSize(2);
        play.ends();
    }

    private static Scenario killedTwo() {
        var play = Scenario.on("[hall @ k k ]");
        play.types("kill kobold").ticks(30);
        play.types("kill kobold").ticks(30);
        assertThat(play.room("hall").corpses()).hasSize(2);
        return play.forget();
    }

    private static long potions(Actor hero) {
        return hero.pack().items().stream()
                .filter(item -> item.type().name().contains("potion"))
                .count();
    }

    /** Both have a part in it, the one without effect. */
    private static void killTogether(Scenario play) {
        play.makes(play.hero('&'), new BaseStats(20, 0, 0, 0, 0, 10, 3));
        play.types(play.hero('&'), "kill kobold").types("kill kobold").ticks(30);
    }
}

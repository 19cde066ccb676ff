package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.ItemType;
import emberdelve.db.account.NameTaken;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;
import emberdelve.server.replay.TickHash;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Deaths;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** What a character starts with is bound to it: no way leads to anybody else. */
class BoundThingsTest {
    private final Scenario play = Scenario.on("[shop @& ]--[bank]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');

    private Item bound(ItemType type) {
        var item = play.gives(mira, type);
        item.bindTo(mira.id());
        return item;
    }

    @Test
    @Rule({"R6.28", "R6.33"})
    void whatAClassGivesIsBoundWornOrNotAndSoIsItsGold() {
        var of = Bestiary.HERO;
        var items = List.of(Armoury.SWORD.id(), Armoury.POTION.id());
        play.world
                .part(Kit.class)
                .give(
                        mira,
                        new CharacterClass(
                                of.id(),
                                of.name(),
                                "",
                                "",
                                of.stats(),
                                of.melee(),
                                items,
                                10,
                                List.of()));
        assertThat(mira.worn().values())
                .singleElement()
                .satisfies(sword -> assertThat(sword.boundTo()).contains(mira.id()));
        assertThat(mira.pack().items())
                .singleElement()
                .satisfies(potion -> assertThat(potion.boundTo()).contains(mira.id()));
        assertThat(mira.gold()).isEqualTo(10);
        assertThat(mira.freeGold()).isZero();
        play.types("give 10 gold to tolo").ticks(10);
        assertThat(tolo.gold()).isZero();
        play.ends();
    }

    @Test
    @Rule("R6.28")
    void itIsNeitherGivenNorSold() {
        var potion = bound(Armoury.POTION);
        play.types("give potion to tolo").ticks(10).types("sell potion").ticks(10);
        play.types("give all.potion to tolo").ticks(10).types("sell all.potion").ticks(10);
        play.types("value potion");
        assertThat(play.answers()).hasSize(5).containsOnly("item.bound");
        assertThat(mira.pack().items()).containsExactly(potion);
        play.ends();
    }

    @Test
    @Rule("R6.28")
    void ofAllTheFreeOnesGoAndTheOthersAreKeptAndToldOnce() {
        var potion = bound(Armoury.POTION);
        var free = play.gives(mira, Armoury.POTION);
        play.types("give all.potion to tolo").ticks(10);
        assertThat(tolo.pack().items()).containsExactly(free);
        assertThat(mira.pack().items()).containsExactly(potion);
        assertThat(play.saw(mira, ItemEvent.Left.class))
                .singleElement()
                .satisfies(kept ->
                        assertThat(kept.reason())
                                .isEqualTo(ItemEvent.Left.Reason.Bound.TO_ONESELF));
        assertThat(play.saw(tolo, ItemEvent.Left.class)).isEmpty();
        play.ends();
    }

    @Test
    void ofTwoAlikeTheFreeOneIsMeant() {
        var potion = bound(Armoury.POTION);
        for (var line : List.of("give potion to tolo", "sell potion", "drop potion")) {
            play.gives(mira, Armoury.POTION);
            play.types(line).ticks(10);
            assertThat(mira.pack().items()).as(line).containsExactly(potion);
        }
        assertThat(play.answers()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R6.28")
    void droppedItIsGoneAfterAQuestion() {
        var potion = bound(Armoury.POTION);
        play.types("drop potion").ticks(10);
        assertThat(play.answers()).containsExactly("Question");
        assertThat(mira.pack().items()).containsExactly(potion);
        play.types("drop potion yes").ticks(10);
        assertThat(mira.pack().items()).isEmpty();
        assertThat(play.room("shop").floor().items()).isEmpty();
        assertThat(play.saw(tolo, ItemEvent.Crumbled.class)).hasSize(1);
        assertThat(
                        play.world
                                .part(Ledger.class)
                                .get("dropped " + potion.type().id())
                                .itemsDestroyed())
                .isEqualTo(1);
        play.ends();
    }

    @Test
    @Rule("R6.28")
    void dropAllLeavesItInThePack() {
        var potion = bound(Armoury.POTION);
        play.types("drop all yes").ticks(10).types("drop 1 potion").ticks(10);
        play.forget().types("drop all.potion yes").ticks(10);
        assertThat(play.answers()).containsExactly("item.bound");
        var sword = play.gives(mira, Armoury.SWORD);
        play.types("drop all yes").ticks(10);
        assertThat(mira.pack().items()).containsExactly(potion);
        assertThat(play.room("shop").floor().items()).containsExactly(sword);
        play.ends();
    }

    @Test
    @Rule("R6.28")
    void aBagWithItInCannotGoEither() {
        var sack = play.gives(mira, Armoury.SACK);
        var potion = bound(Armoury.POTION);
        play.types("put potion in sack").ticks(10);
        assertThat(potion.place()).isEqualTo(new Place.InContainer(sack));
        for (var line : List.of("give sack to tolo", "drop sack", "sell sack"))
            play.types(line).ticks(10);
        assertThat(play.answers()).hasSize(3).containsOnly("item.bound");
        play.types("get potion from sack").ticks(10).types("drop sack").ticks(10);
        play.types("put potion in sack").ticks(10);
        assertThat(play.answers()).hasSize(4).containsOnly("item.bound");
        assertThat(mira.pack().items()).containsExactly(potion);
        play.ends();
    }

    @Test
    void aBagThatIsBoundIsNotDroppedWithThingsInIt() {
        var sack = bound(Armoury.SACK);
        play.gives(mira, Armoury.POTION).moveTo(new Place.InContainer(sack));
        play.types("drop sack yes").ticks(10);
        assertThat(play.answers()).containsExactly("drop.not-empty");
        assertThat(mira.pack().items()).containsExactly(sack);
        play.ends();
    }

    @Test
    @Rule("R6.28")
    void itsOwnerWearsItUsesItAndPutsItInTheBank() {
        var sword = bound(Armoury.SWORD);
        var tonic = bound(Armoury.TONIC);
        play.types("wield sword").ticks(10);
        assertThat(mira.worn()).containsValue(sword);
        tolo.setHp(5);
        play.types("use tonic on tolo").ticks(10);
        assertThat(tolo.hp()).isGreaterThan(5);
        assertThat(tonic.place()).isEqualTo(Place.Nowhere.NOWHERE);
        play.types("remove sword").ticks(10);
        play.world.population().move(mira, play.room("bank"));
        play.types("deposit sword").ticks(10);
        assertThat(mira.vault().things().items()).containsExactly(sword);
        play.types("withdraw sword").ticks(10);
        assertThat(mira.pack().items()).containsExactly(sword);
        play.ends();
    }

    @Test
    @Rule("R6.28")
    void nobodyTakesItFromTheCorpseOfTheFallenNorTheBagThatItLiesIn() {
        var sword = bound(Armoury.SWORD);
        var sack = play.gives(mira, Armoury.SACK);
        bound(Armoury.POTION).moveTo(new Place.InContainer(sack));
        var free = play.gives(mira, Armoury.HASTE);
        mira.setFate(Fate.Living.HARDCORE);
        play.world.part(Deaths.class).die(mira, mira);
        play.types(tolo, "get all from corpse").ticks(10);
        assertThat(tolo.pack().items()).containsExactly(free);
        assertThat(play.saw(tolo, ItemEvent.Left.class))
                .singleElement()
                .satisfies(left ->
                        assertThat(left.reason())
                                .isEqualTo(ItemEvent.Left.Reason.Bound.TO_ANOTHER));
        play.types(tolo, "get sword from corpse").ticks(10);
        assertThat(play.answers()).containsExactly("take.bound");
        assertThat(play.room("shop").corpses().getFirst().items().items())
                .containsExactly(sword, sack);
        play.ends();
    }

    @Test
    void examineSaysSo() {
        bound(Armoury.SWORD);
        play.types("examine sword", "look sword");
        assertThat(play.answers())
                .containsExactly(
                        "Text", "NumbersView", "item.bound", "Text", "NumbersView", "item.bound");
        play.ends();
    }

    @Test
    @Rule("R6.28")
    void aRestartKeepsItInPackBagBankAndCorpse(@TempDir Path folder) throws NameTaken {
        var sack = play.gives(mira, Armoury.SACK);
        bound(Armoury.POTION).moveTo(new Place.InContainer(sack));
        bound(Armoury.SWORD).moveTo(new OuterPlace.Banked(mira));
        bound(Armoury.HASTE);
        var lost = play.gives(tolo, Armoury.SWORD);
        lost.bindTo(tolo.id());
        tolo.setFate(Fate.Living.HARDCORE);
        play.world.part(Deaths.class).die(tolo, tolo);
        try (var restart = new Restart(folder)) {
            // Stored first, and bound after that: the binding alone is a change.
            var late = play.gives(mira, Armoury.POTION);
            restart.store(play.world);
            late.bindTo(mira.id());
            var world = restart.after(play.world, mira);
            var back = world.population().find(mira.id()).orElseThrow();
            assertThat(back.pack().items())
                    .hasSize(3)
                    .allSatisfy(item -> assertThat(item.firstBound()).isPresent())
                    .allSatisfy(item -> assertThat(item.firstBarredTo(mira.id())).isEmpty());
            assertThat(back.vault().things().items())
                    .singleElement()
                    .satisfies(item -> assertThat(item.boundTo()).contains(mira.id()));
            assertThat(world.map().room(DrawnMap.id("shop")).corpses().getFirst().items().items())
                    .singleElement()
                    .satisfies(item -> assertThat(item.boundTo()).contains(tolo.id()));
        }
    }

    @Test
    void theHashOfATickKnowsWhatIsBound() {
        var sword = play.gives(mira, Armoury.SWORD);
        var free = TickHash.of(play.world);
        sword.bindTo(mira.id());
        assertThat(TickHash.of(play.world)).isNotEqualTo(free);
    }
}

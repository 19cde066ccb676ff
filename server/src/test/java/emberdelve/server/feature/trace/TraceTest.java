package emberdelve.server.feature.trace;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.ItemType;
import emberdelve.db.account.ErasedAccount;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.admin.Role;
import emberdelve.server.command.StaffScene;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The life of a thing: what happened to it, who had it, and where. */
class TraceTest {
    private static final long DAY = 24 * 60 * 60;
    private static final int UNTIL_DECAYED = 10 * 60 * 4 + 10;

    /** A sword that is just worth tracing. */
    private static final ItemType RELIC = sword(Lives.VALUE_MIN);

    private final Scenario play = Scenario.on("[hall @&k ]--[shop]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');
    private final Lives lives = play.world.part(Lives.class);

    private static ItemType sword(long value) {
        return new ItemType(
                "relic",
                "relic",
                "relics",
                ItemType.Kind.WEAPON,
                "Old.",
                value,
                Optional.empty(),
                Optional.of(
                        new ItemType.Worn(
                                ItemType.Slot.WEAPON,
                                new Bonuses(1, 0, 0, 0, 0, 0),
                                Optional.empty(),
                                Optional.empty())));
    }

    /** Made in the corpse of the kobold, as what a monster leaves. */
    private Item dropped() {
        var corpse = play.world.part(Corpses.class).lay(play.monster(), 0, 2_400);
        return mint(new OuterPlace.InCorpse(corpse), "monster kobold");
    }

    private Item mint(Place place, String reason) {
        return play.world.part(Items.class).mint(RELIC, place, reason);
    }

    private List<String> told(Item item) {
        return told(play.world, item);
    }

    /** Each entry as one line, the empty ends left out. */
    private static List<String> told(World world, Item item) {
        return world.part(Lives.class).of(item.id()).orElseThrow().entries().stream()
                .map(each ->
                        "%s who=%s other=%s %s %s"
                                .formatted(
                                        each.what().word(),
                                        each.who().name(),
                                        each.other().name(),
                                        each.room(),
                                        each.detail())
                                .strip())
                .toList();
    }

    @Test
    void aSwordIsLeftLootedGivenDroppedFoundAndSold() {
        var relic = dropped();
        play.types("get relic corpse").ticks(10).types("wear relic").ticks(10);
        play.types("remove relic").ticks(10).types("give relic to tolo").ticks(10);
        play.types(tolo, "drop relic").ticks(10).types("get relic").ticks(10);
        play.forget().types("east").ticks(30).types("sell relic").ticks(30);
        assertThat(play.answers()).isEmpty();
        assertThat(told(relic))
                .containsExactly(
                        "made who= other=kobold drawn/hall monster kobold",
                        "looted who=Mira other=kobold drawn/hall",
                        "passed who=Tolo other=Mira drawn/hall",
                        "dropped who=Tolo other= drawn/hall",
                        "taken who=Mira other= drawn/hall",
                        "sold who=Mira other= drawn/shop shop");
        play.ends();
    }

    @Test
    void whatABuyerHasBeginsItsLifeInTheShop() {
        var relic = mint(new OuterPlace.Carried(tolo), Ledger.BY_SHOPS);
        relic.moveTo(new OuterPlace.Banked(tolo));
        relic.moveTo(new OuterPlace.Carried(tolo));
        assertThat(told(relic))
                .containsExactly(
                        "bought who=Tolo other= drawn/hall shop",
                        "banked who=Tolo other= drawn/hall",
                        "withdrawn who=Tolo other= drawn/hall");
    }

    @Test
    void whatAMonsterHadPickedUpIsLeftAndDecaysWithItsCorpse() {
        var kobold = play.monster();
        var relic = mint(new OuterPlace.Carried(mira), "scenario");
        relic.moveTo(new OuterPlace.Carried(kobold));
        play.types("kill kobold").ticks(200).ticks(UNTIL_DECAYED);
        assertThat(told(relic))
                .containsExactly(
                        "made who=Mira other= drawn/hall scenario",
                        "passed who=a kobold other=Mira drawn/hall",
                        "left who=kobold other= drawn/hall",
                        "destroyed who= other=kobold drawn/hall decay");
        play.ends();
    }

    @Test
    void whatLiesInsideGoesAlongAndWhatAnOwnHandMovesIsNoEntry() {
        var relic = mint(new OuterPlace.Carried(mira), "scenario");
        var sack = play.gives(mira, SACK);
        relic.moveTo(new Place.InContainer(sack));
        sack.moveTo(new OuterPlace.OnFloor(play.room("hall")));
        relic.moveTo(new OuterPlace.Carried(tolo));
        relic.moveTo(new Place.InContainer(sack));
        sack.moveTo(new OuterPlace.Carried(mira));
        relic.moveTo(new OuterPlace.Carried(mira));
        var in = "sack " + sack.id();
        assertThat(told(relic))
                .containsExactly(
                        "made who=Mira other= drawn/hall scenario",
                        "dropped who=Mira other= drawn/hall",
                        "taken-out who=Tolo other= drawn/hall " + in,
                        "put who=Tolo other= drawn/hall " + in,
                        "taken who=Mira other= drawn/hall");
    }

    @Test
    void onlyWhatIsWorthItOrMadeByStaffIsTraced() {
        var items = play.world.part(Items.class);
        var cheap =
                items.mint(sword(Lives.VALUE_MIN - 1), new OuterPlace.Carried(mira), "scenario");
        var worth = items.mint(RELIC, new OuterPlace.Carried(mira), "scenario");
        var potion = items.mint(Bestiary.POTION, new OuterPlace.Carried(mira), Ledger.BY_STAFF);
        assertThat(lives.of(cheap.id())).isEmpty();
        assertThat(lives.of(worth.id())).isPresent();
        assertThat(lives.of(potion.id())).isPresent();
    }

    @Test
    void aFullLifeKeepsItsFirstEntriesAndItsLast() {
        var relic = mint(new OuterPlace.Carried(mira), "scenario");
        var most = LifeEntry.ENTRIES_MAX;
        for (var at = 2; at <= most; at++)
            relic.moveTo(new OuterPlace.Carried(at % 2 == 0 ? tolo : mira));
        assertThat(life(relic).entries()).hasSize(most);
        assertThat(life(relic).missing()).isZero();
        relic.moveTo(new OuterPlace.Carried(mira));
        assertThat(life(relic).entries())
                .hasSize(most)
                .extracting(LifeEntry::number)
                .contains(1, LifeEntry.FIRST_MAX, LifeEntry.FIRST_MAX + 2, most + 1)
                .doesNotContain(LifeEntry.FIRST_MAX + 1);
        assertThat(life(relic).entries()).extracting(LifeEntry::key).doesNotHaveDuplicates();
        assertThat(life(relic).missing()).isEqualTo(1);
    }

    private Life life(Item item) {
        return lives.of(item.id()).orElseThrow();
    }

    @Test
    void aLifeIsKeptForThirtyDaysAfterItsEnd() {
        lives.timeIs(DAY);
        var gone = mint(new OuterPlace.Carried(mira), "scenario");
        var kept = mint(new OuterPlace.Carried(mira), "scenario");
        play.world.part(Items.class).destroy(gone, "scenario");
        lives.timeIs(DAY + Lives.KEPT.toSeconds() - 1);
        assertThat(lives.of(gone.id())).isPresent();
        lives.timeIs(DAY + Lives.KEPT.toSeconds());
        assertThat(lives.of(gone.id())).isEmpty();
        assertThat(lives.of(kept.id())).isPresent();
    }

    @Test
    void whenTooMuchIsTracedWhatEndedFirstGivesWay() {
        var items = play.world.part(Items.class);
        var floor = new OuterPlace.OnFloor(play.room("hall"));
        var oldest = mint(floor, "scenario");
        var gone = mint(floor, "scenario");
        items.destroy(gone, "scenario");
        for (var at = 3; at < Lives.ENTRIES_MAX; at++) mint(floor, "scenario");
        assertThat(lives.of(gone.id())).isPresent();
        mint(floor, "scenario");
        assertThat(lives.of(gone.id())).isEmpty();
        mint(floor, "scenario");
        assertThat(lives.of(oldest.id())).isPresent();
        mint(floor, "scenario");
        assertThat(lives.of(oldest.id())).isEmpty();
    }

    @Test
    void anErasedPersonIsNobodyAndARenamedOneHasTheNewName(@TempDir Path folder) throws NameTaken {
        var relic = mint(new OuterPlace.Carried(mira), "scenario");
        relic.moveTo(new OuterPlace.Carried(tolo));
        lives.rename(new Renaming(2, tolo.id().value(), "Tolo", "Berend", "two of one name"));
        lives.erase(new Person(1, "mira", List.of(new Person.Figure(mira.id().value(), "Mira"))));
        var wanted =
                List.of(
                        "made who=" + ErasedAccount.NOBODY + " other= drawn/hall scenario",
                        "passed who=Berend other=" + ErasedAccount.NOBODY + " drawn/hall");
        assertThat(told(relic)).isEqualTo(wanted);
        try (var restart = new Restart(folder)) {
            assertThat(told(restart.after(play.world, mira, tolo), relic)).isEqualTo(wanted);
        }
    }

    @Test
    void aRestartKeepsTheLifeAndAddsNothingToIt(@TempDir Path folder) throws NameTaken {
        var relic = mint(new OuterPlace.Carried(mira), "scenario");
        var sack = play.gives(mira, SACK);
        var gone = mint(new OuterPlace.Carried(mira), "scenario");
        var most = LifeEntry.ENTRIES_MAX;
        for (var at = 0; at <= most; at++)
            gone.moveTo(new OuterPlace.Carried(at % 2 == 0 ? tolo : mira));
        play.world.part(Items.class).destroy(gone, "scenario");
        relic.moveTo(new Place.InContainer(sack));
        try (var restart = new Restart(folder)) {
            restart.store(play.world);
            sack.moveTo(new OuterPlace.Carried(tolo));
            var world = restart.after(play.world, mira, tolo);
            for (var item : List.of(relic, gone)) {
                assertThat(told(world, item)).isEqualTo(told(item));
                assertThat(world.part(Lives.class).of(item.id()).orElseThrow().entries())
                        .isEqualTo(life(item).entries());
            }
            assertThat(told(relic)).last().isEqualTo("passed who=Tolo other=Mira drawn/hall");
            assertThat(world.part(Lives.class).of(gone.id()).orElseThrow().missing())
                    .isEqualTo(life(gone).missing())
                    .isEqualTo(3);
        }
    }

    @Test
    void whatIsBroughtBackFromItsEndLivesOn() {
        var hall = play.room("hall");
        var relic = mint(new OuterPlace.OnFloor(hall), "scenario");
        play.world.part(Items.class).destroy(relic, "staff");
        relic.moveTo(new OuterPlace.OnFloor(hall));
        assertThat(told(relic))
                .containsExactly(
                        "made who= other= drawn/hall scenario",
                        "destroyed who= other= drawn/hall staff",
                        "back who= other= drawn/hall");
        lives.timeIs(Lives.KEPT.toSeconds() + DAY);
        assertThat(lives.of(relic.id())).isPresent();
    }

    @Test
    void staffReadItByNameWhereTheyAreAndByItsIdAnywhereAndAfterItsEnd() {
        var relic = mint(new OuterPlace.Carried(tolo), "scenario");
        assertThat(((TraceView) trace("relic", 1)).entries()).hasSize(1);
        play.world.population().move(tolo, play.room("shop"));
        assertThat(((Note) trace("relic", 1)).key()).isEqualTo("target.not-here");
        play.world.part(Items.class).destroy(relic, "scenario");
        assertThat(((TraceView) trace(relic.id().toString(), 1)).entries()).hasSize(2);
        assertThat(((TraceView) trace(relic.id().toString(), 2)).entries()).isEmpty();
        assertThat(((Note) trace("#ffffffffffffffff", 1)).key()).isEqualTo("trace.no-id");
        play.gives(mira, Bestiary.POTION);
        assertThat(((Note) trace("potion", 1)).key()).isEqualTo("trace.none");
    }

    @Test
    void aLongLifeIsReadInPagesOfTwenty() {
        var relic = mint(new OuterPlace.Carried(mira), "scenario");
        for (var at = 1; at <= TraceView.SIZE; at++)
            relic.moveTo(new OuterPlace.Carried(at % 2 == 0 ? mira : tolo));
        var first = (TraceView) trace("relic", 1);
        assertThat(first.pages()).isEqualTo(2);
        assertThat(first.entries()).hasSize(TraceView.SIZE);
        assertThat(((TraceView) trace("relic", 2)).entries()).hasSize(1);
    }

    private View trace(String thing, int page) {
        var scene =
                new StaffScene(
                        play.world,
                        Optional.of(mira),
                        "Mira",
                        "192.0.2.7",
                        Role.ADMIN,
                        play.company);
        return new TraceCommand(thing, page).run(scene).views().getFirst();
    }

    private static final ItemType SACK =
            new ItemType(
                    "sack",
                    "sack",
                    "sacks",
                    ItemType.Kind.CONTAINER,
                    "Coarse.",
                    4,
                    Optional.empty(),
                    Optional.empty(),
                    new ItemType.Make(100, Optional.of(new ItemType.Container(20, 10_000)), false));
}

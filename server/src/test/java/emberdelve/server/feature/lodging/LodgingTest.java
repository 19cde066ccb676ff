package emberdelve.server.feature.lodging;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.db.account.NameTaken;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Room;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Balance;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;

/** Rooms by the week: at level 1 one costs 150 gold, and the house has two. */
class LodgingTest {
    private static final long NOW = 2_000_000_000L;
    private static final long DAY = Duration.ofDays(1).toSeconds();
    private static final int HELPING = 25;

    private final Scenario play = Scenario.on("[hall @&% ]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');
    private final Restart restart;

    LodgingTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
        for (var hero : play.heroes()) {
            play.world.population().move(hero, house(play.world));
            play.givesGold(hero, 1_000);
        }
        play.world.hooks().timeIs(NOW);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R16.1")
    void aRoomIsPaidForAWeekAtAPriceByLevelAndFourWeeksAheadAtMost() {
        play.types("rent", "rent room", "rent room yes");
        assertThat(play.answers())
                .containsExactly("rent.offer", "rent.how", "Question", "rent.paid");
        assertThat(mira.gold()).isEqualTo(850);
        assertThat(play.world.part(Ledger.class).get("lodging").goldDestroyed()).isEqualTo(150);
        assertThat(play.saw(tolo, LodgingEvent.Rented.class)).hasSize(1);

        play.types("rent room yes", "rent room yes", "rent room yes").forget();
        play.types("rent room yes");
        assertThat(play.answers()).containsExactly("rent.paid", "rent.enough");
        assertThat(mira.gold()).isEqualTo(400);
        assertThat(paidUntil(mira)).isEqualTo(NOW + 28 * DAY);
        play.ends();
    }

    @Test
    @Rule("R16.1")
    void theLastDayIsToldInHours() {
        play.types("rent room yes").world.hooks().timeIs(NOW + 7 * DAY - 5_000);
        play.ticks(1).forget().types("rent");
        assertThat(play.answers()).contains("rent.paid-today").doesNotContain("rent.paid");
        play.ends();
    }

    @Test
    @Rule("R16.1")
    void whoIsElsewhereOrPoorRentsNothingAndAFullHouseOnlyWhatNobodyNeeds() {
        tolo.setGold(149);
        play.world.part(Ledger.class).destroyGold("scenario", 851);
        play.types(tolo, "rent room yes");
        play.world.population().move(tolo, play.room("hall"));
        play.types(tolo, "rent room", "enter room");
        assertThat(play.answers()).containsExactly("rent.too-poor", "rent.where", "enter.none");

        play.givesGold(tolo, 200).world.population().move(tolo, house(play.world));
        play.types("rent room yes").types(tolo, "rent room yes").forget();
        var sable = play.hero('%');
        play.types(sable, "rent room yes");
        assertThat(play.answers()).containsExactly("rent.full");
        // Mira has something in hers; Tolo's is empty.
        play.gives(mira, Armoury.POTION);
        play.types("enter room").ticks(10).types("put potion in chest").ticks(10);
        play.types("out").ticks(10).world.hooks().timeIs(NOW + 8 * DAY);
        play.ticks(1).forget().types(sable, "rent room yes");
        assertThat(play.answers()).containsExactly("rent.paid");
        play.types(tolo, "enter room");
        assertThat(play.answers()).contains("lodging.none-of-yours");
        assertThat(lodgings(play.world)).isEqualTo(2);
        play.ends();
    }

    @Test
    @Rule("R16.2")
    void behindOnesOwnDoorWoundsCloseTwiceAsFastAsInTheRefuge() {
        var inRefuge = healed();
        rents(mira);
        play.types("enter room").ticks(10);
        assertThat(healed()).isEqualTo(2 * inRefuge);
        play.ends();
    }

    @Test
    @Rule("R16.3")
    void theChestIsOfItsLodgerAloneAlsoForWhatIsBound() {
        rents(mira);
        play.types("invite Tolo").types(tolo, "accept");
        play.types("enter room").ticks(10).types(tolo, "enter Mira").ticks(10);
        assertThat(tolo.room()).isEqualTo(mira.room());
        var sword = play.gives(mira, Armoury.SWORD);
        sword.bindTo(mira.id());
        play.gives(mira, Armoury.POTION);
        play.gives(mira, Armoury.TONIC);
        play.gives(tolo, Armoury.POTION);
        play.forget().types("put sword in chest").ticks(10).types("put potion in chest").ticks(10);
        play.types("put tonic in chest", "get chest").ticks(10);
        play.types(tolo, "put potion in chest", "get sword from chest", "get chest");
        play.types(tolo, "look in chest").ticks(10);
        assertThat(play.answers())
                .containsExactly(
                        "put.no-room",
                        "take.hands-full",
                        "put.locked",
                        "put.locked",
                        "take.bound",
                        "Text",
                        "put.locked");
        play.types("get sword from chest").ticks(10);
        assertThat(mira.pack().items()).contains(sword);
        play.ends();
    }

    @Test
    @Rule("R16.4")
    void onlyTheLodgersGroupMayBeThereWhileTheLodgerIsAbout() {
        rents(mira);
        play.forget().types(tolo, "enter Mira");
        assertThat(play.answers()).containsExactly("lodging.not-asked-in");
        play.types("invite Tolo").types(tolo, "accept", "enter Mira").ticks(10);
        assertThat(tolo.room()).isNotEqualTo(house(play.world));
        play.types(tolo, "leave").ticks(2);
        assertThat(tolo.room()).isEqualTo(house(play.world));
        assertThat(play.saw(tolo, LodgingEvent.ShownOut.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule({"R16.1", "R16.3"})
    void whenTheTimeIsOverTheDoorIsLockedAndAllThatIsBehindItStays() {
        rents(mira);
        play.types("enter room").ticks(10);
        var kept = play.gives(mira, Armoury.POTION);
        var dropped = play.gives(mira, Armoury.SWORD);
        play.types("put potion in chest").ticks(10).types("drop sword").ticks(10).forget();
        play.world.hooks().timeIs(NOW + 6 * DAY);
        play.ticks(2);
        assertThat(play.saw(mira, LodgingEvent.EndsSoon.class))
                .extracting(LodgingEvent.EndsSoon::hours)
                .containsExactly(24L);
        play.world.hooks().timeIs(NOW + 7 * DAY);
        play.ticks(2);
        assertThat(play.saw(mira, LodgingEvent.Ended.class)).hasSize(1);
        assertThat(mira.room()).isEqualTo(house(play.world));
        play.types("enter room");
        assertThat(play.answers()).containsExactly("lodging.locked");

        play.types("rent room yes", "enter room").ticks(10);
        assertThat(paidUntil(mira)).isEqualTo(NOW + 14 * DAY);
        assertThat(mira.room().floor().items()).contains(dropped);
        assertThat(chest(mira.room()).contents().items()).containsExactly(kept);
        play.ends();
    }

    @Test
    @Rule("R16.3")
    void aRestartChangesNothingPaidForOrNot() {
        rents(mira);
        play.types("enter room").ticks(10).types("rent write Mind the cat.");
        play.gives(mira, Armoury.POTION);
        play.types("put potion in chest").ticks(10);
        var world = restart.after(play.world, play.heroes().toArray(Actor[]::new));
        var back = world.population().find(mira.id()).orElseThrow();
        assertThat(back.room().id()).isEqualTo(RoomId.of("lodging-" + mira.id().value(), "room"));
        assertThat(back.room().description()).isEqualTo("Bare. Written: \"Mind the cat.\"");
        assertThat(chest(back.room()).contents().items()).hasSize(1);
        assertThat(chest(back.room()).boundTo()).contains(mira.id());

        world.hooks().timeIs(NOW + 30 * DAY);
        var later = restart.after(world, world.population().all().toArray(Actor[]::new));
        later.hooks().timeIs(NOW + 30 * DAY);
        later.tick();
        var locked = later.population().find(mira.id()).orElseThrow();
        assertThat(locked.room()).isEqualTo(house(later));
        var room = later.map().room(RoomId.of("lodging-" + mira.id().value(), "room"));
        assertThat(chest(room).contents().items()).hasSize(1);
        Balance.check(later, "later");
    }

    @Test
    @Rule("R16.4")
    void whatIsWrittenOnTheWallIsReadThereAndNowhereElse() {
        rents(mira);
        play.forget().types("rent write Hello");
        play.types("enter room").ticks(10).types("rent write " + "x".repeat(201));
        play.types("rent write Hello");
        assertThat(mira.room().description()).endsWith("Written: \"Hello\"");
        play.types("rent write none");
        assertThat(mira.room().description()).isEqualTo("Bare.");
        assertThat(play.answers())
                .containsExactly(
                        "rent.write-where", "rent.write-too-long", "rent.written", "rent.wiped");
        play.ends();
    }

    private void rents(Actor who) {
        play.types(who, "rent room yes");
    }

    /** The hit points that come back in one helping of rest. */
    private int healed() {
        play.hero().setHp(1);
        play.ticks(4 * HELPING);
        play.hero().setHp(1);
        play.ticks(HELPING);
        return play.hero().hp() - 1;
    }

    private long paidUntil(Actor who) {
        var lodgings = play.world.part(LodgingHouse.class).lodgings().orElseThrow();
        var room = play.world.map().room(RoomId.of("lodging-" + who.id().value(), "room"));
        return lodgings.at(room).orElseThrow().paidUntil();
    }

    private static long lodgings(World world) {
        return world.map().zones().stream()
                .filter(zone -> zone.template().id().startsWith("lodging-"))
                .count();
    }

    private static Item chest(Room room) {
        return room.floor().items().stream()
                .filter(item -> item.type().equals(Armoury.CHEST))
                .peek(item -> assertThat(item.place()).isInstanceOf(OuterPlace.OnFloor.class))
                .findFirst()
                .orElseThrow();
    }

    private static Room house(World world) {
        return world.map().room(Bestiary.REFUGE);
    }
}

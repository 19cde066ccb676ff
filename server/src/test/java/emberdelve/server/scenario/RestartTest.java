package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Rank;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.db.account.NameTaken;
import emberdelve.server.admin.Sanction;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.effect.Effects;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.group.LootRule;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.rule.spawn.Spawner;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class RestartTest {
    private static final String MAP = "[lair @&%]--[hall]";
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final Restart restart;

    RestartTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    private static Scenario lairOf(String monster, int count) {
        var play =
                Scenario.on(
                        MAP,
                        Ground.with(
                                new SpawnTemplate(
                                        DrawnMap.id("lair"),
                                        monster,
                                        Dice.flat(count),
                                        MINUTE,
                                        Optional.empty())));
        play.world.part(Spawner.class).fillAll();
        return play;
    }

    private static List<Actor> monsters(World world) {
        return world.population().all().stream().filter(actor -> !actor.isCharacter()).toList();
    }

    @Test
    @Rule("R7.9")
    void whoIsDeadStaysDeadUntilItsTimeComes() {
        var play = lairOf("dummy", 2);
        var first = monsters(play.world).getFirst();
        play.world.part(Fights.class).wound(first, 1_000, play.hero());
        var minute = Math.toIntExact(play.world.ticks(MINUTE));
        play.ticks(minute / 2);

        var world = restart.after(play.world);
        assertThat(monsters(world)).hasSize(1);
        for (var tick = 1; tick < minute - minute / 2; tick++) world.tick();
        assertThat(monsters(world)).hasSize(1);
        world.tick();
        assertThat(monsters(world)).hasSize(2);
        assertThat(monsters(restart.after(world))).hasSize(2);
    }

    @Test
    @Rule("R7.9")
    void aThiefIsWhereItWasWithWhatItHasAndSoIsWhatItLearned() {
        var play = lairOf("urchin", 1);
        var urchin = monsters(play.world).getFirst();
        var sack =
                play.world
                        .part(Items.class)
                        .mint(Armoury.SACK, new OuterPlace.Carried(urchin), "scenario");
        play.world.part(Items.class).mint(Armoury.POTION, new Place.InContainer(sack), "scenario");
        play.world.part(Kills.class).gain(urchin, 30, 1);
        play.world.population().move(urchin, play.room("hall"));
        urchin.setHp(7);
        urchin.belongings().add(Armoury.HASTE);

        var world = restart.after(play.world);
        var back = monsters(world);
        assertThat(back)
                .singleElement()
                .satisfies(actor -> {
                    assertThat(actor.id()).isEqualTo(urchin.id());
                    assertThat(actor.room().id()).isEqualTo(DrawnMap.id("hall"));
                    assertThat(actor.hp()).isEqualTo(7);
                    assertThat(actor.progress().level()).isEqualTo(2);
                    assertThat(actor.base()).isEqualTo(urchin.base());
                    assertThat(actor.belongings()).containsExactly(Armoury.HASTE);
                    assertThat(actor.pack().items())
                            .singleElement()
                            .satisfies(item -> assertThat(item.contents().items()).hasSize(1));
                });

        world.part(Fights.class).wound(back.getFirst(), 1_000, back.getFirst());
        var later = restart.after(world);
        assertThat(monsters(later)).isEmpty();
        assertThat(later.map().room(DrawnMap.id("hall")).corpses())
                .singleElement()
                .satisfies(corpse -> assertThat(corpse.items().items()).hasSize(2));
    }

    @Test
    void whatAMonsterLosesAgainIsForgottenWithIt() {
        var play = lairOf("urchin", 1);
        var urchin = monsters(play.world).getFirst();
        var sword =
                play.world
                        .part(Items.class)
                        .mint(Armoury.SWORD, new OuterPlace.Carried(urchin), "scenario");
        restart.store(play.world);
        sword.moveTo(new OuterPlace.OnFloor(play.room("hall")));

        var world = restart.after(play.world);
        assertThat(monsters(world))
                .singleElement()
                .satisfies(actor -> assertThat(actor.id()).isNotEqualTo(urchin.id()));
        assertThat(world.map().room(DrawnMap.id("hall")).floor().items()).hasSize(1);
    }

    @Test
    @Rule("R6.22")
    void whatHasBefallenACharacterGoesOnForAsLongAsWasLeft() {
        var play = Scenario.on("[hall @ d ]");
        var mira = play.hero();
        for (var type :
                List.of(
                        Armoury.HASTE,
                        Armoury.STRENGTH,
                        Armoury.VENOM,
                        Armoury.CONFUSION,
                        Armoury.CHARM)) play.gives(mira, type);
        mira.setHp(15);
        play.types("use haste")
                .ticks(6)
                .types("use strength")
                .ticks(6)
                .types("ability mend mira")
                .ticks(6)
                .types("use venom on mira")
                .ticks(6);
        play.world.part(Effects.class).beset(mira, Effect.PassingMind.ASLEEP, 7, mira);
        var zone = mira.room().zone();
        var left =
                mira.effects().active().stream()
                        .map(each ->
                                each.name()
                                        + " "
                                        + (each.nextTick() - zone.now())
                                        + " "
                                        + (each.endTick() - zone.now()))
                        .toList();
        assertThat(left).hasSize(3);
        var recovers = mira.effects().readyAgain("mend") - play.world.now();
        assertThat(recovers).isPositive();

        var world = restart.after(play.world, mira);
        var back =
                world.population().all().stream()
                        .filter(Actor::isCharacter)
                        .findFirst()
                        .orElseThrow();
        var now = back.room().zone().now();
        assertThat(
                        back.effects().active().stream()
                                .map(each ->
                                        each.name()
                                                + " "
                                                + (each.nextTick() - now)
                                                + " "
                                                + (each.endTick() - now))
                                .toList())
                .isEqualTo(left);
        assertThat(back.stats()).isEqualTo(mira.stats());
        assertThat(back.minds().passing()).containsExactly(Map.entry("asleep", 7));
        assertThat(back.effects().readyAgain("mend") - world.now()).isEqualTo(recovers);
        var hp = back.hp();
        for (var tick = 0; tick < 20; tick++) world.tick();
        assertThat(back.hp()).isLessThan(hp);
        for (var tick = 0; tick < 40; tick++) world.tick();
        assertThat(back.effects().active()).isEmpty();
        assertThat(restart.after(world, back).population().all()).isNotEmpty();
    }

    @Test
    @Rule("R4.7")
    void aGroupIsOneAgainWhenTwoOfItAreBackAndItsLeaderLeads() {
        var play = Scenario.on(MAP);
        var mira = play.hero();
        var tolo = play.hero('&');
        var sable = play.hero('%');
        play.types("invite tolo")
                .types(tolo, "accept")
                .types("invite sable")
                .types(sable, "accept")
                .types(sable, "formation back")
                .types("loot round-robin")
                .ticks(3);

        var world = restart.after(play.world, sable);
        var first = world.population().all().iterator().next();
        assertThat(world.part(Groups.class).of(first)).isEmpty();
        world = restart.after(world, sable, tolo);
        var group =
                world.part(Groups.class)
                        .of(world.population().all().iterator().next())
                        .orElseThrow();
        assertThat(group.members()).extracting(Actor::name).containsExactly("Tolo", "Sable");
        assertThat(group.members().getLast().rank()).isEqualTo(Rank.BACK);
        assertThat(group.loot()).isEqualTo(LootRule.ROUND_ROBIN);
        world = restart.after(world, tolo, sable, mira);
        group =
                world.part(Groups.class)
                        .of(world.population().all().iterator().next())
                        .orElseThrow();
        assertThat(group.leader().name()).isEqualTo("Mira");
        assertThat(group.members()).hasSize(3);
    }

    @Test
    void aPlaceInAGroupIsKeptForTenMinutes() {
        var play = Scenario.on(MAP);
        play.types("invite tolo").types(play.hero('&'), "accept").ticks(3);
        var world = restart.after(play.world, play.hero());
        var late = world.ticks(Groups.PLACE_KEPT) + 1;
        for (var tick = 0; tick < late; tick++) world.tick();

        world = restart.after(world, play.hero(), play.hero('&'));
        assertThat(world.part(Groups.class).of(world.population().all().iterator().next()))
                .isEmpty();
    }

    @Test
    void whoIsMutedStaysSoUntilTheWallClockSaysThatItIsOver() {
        var play = Scenario.on("[hall @ & % ]");
        var mira = play.hero();
        var until = Optional.of(700L);
        var mute =
                new Sanction(
                        play.world.ids().give(),
                        Sanction.Kind.MUTE,
                        account(mira),
                        "Mira",
                        "spam",
                        "Tolo",
                        "admin",
                        100,
                        until);
        var ban =
                new Sanction(
                        play.world.ids().give(),
                        Sanction.Kind.BAN,
                        Optional.empty(),
                        "192.0.2.7",
                        "bots",
                        "console",
                        "owner",
                        100,
                        Optional.empty());
        assertThat(play.world.part(Sanctions.class).lay(mute)).isTrue();
        assertThat(play.world.part(Sanctions.class).lay(ban)).isTrue();

        var world = restart.after(play.world, mira);
        assertThat(world.part(Sanctions.class).all()).containsExactly(mute, ban);
        var back = world.population().all().iterator().next();
        assertThat(world.part(Sanctions.class).of(back, Sanction.Kind.MUTE)).contains(mute);
        assertThat(world.part(Sanctions.class).of(back, Sanction.Kind.FREEZE)).isEmpty();
        assertThat(world.part(Sanctions.class).timeIs(699).over()).isEmpty();
        assertThat(world.part(Sanctions.class).timeIs(700).over()).containsExactly(mute);
        assertThat(world.part(Sanctions.class).of(back, Sanction.Kind.MUTE)).isEmpty();
        assertThat(world.part(Sanctions.class).all()).containsExactly(ban);
    }

    @Test
    void aClockThatIsWrongForAWhileEndsNoSanctionForGood() {
        var play = Scenario.on("[hall @ & % ]");
        var mute =
                new Sanction(
                        play.world.ids().give(),
                        Sanction.Kind.MUTE,
                        account(play.hero()),
                        "Mira",
                        "spam",
                        "Tolo",
                        "admin",
                        100,
                        Optional.of(700L));
        play.world.part(Sanctions.class).timeIs(200);
        play.world.part(Sanctions.class).lay(mute);
        play.world.part(Sanctions.class).timeIs(200 + 86_400);

        var world = restart.after(play.world);
        assertThat(world.part(Sanctions.class).timeIs(200 + 86_400).over()).containsExactly(mute);
        assertThat(world.part(Sanctions.class).all()).isEmpty();
        var back = restart.after(world);
        back.part(Sanctions.class).timeIs(210);
        assertThat(back.part(Sanctions.class).all()).containsExactly(mute);
        assertThat(back.part(Sanctions.class).timeIs(700).over()).containsExactly(mute);
    }

    @Test
    void thereIsRoomForManySanctionsAndNotForAnyNumber() {
        var sanctions = Scenario.on("[hall @]").world.part(Sanctions.class);
        for (var id = 1L; id <= Sanctions.SANCTIONS_MAX; id++)
            assertThat(sanctions.lay(ban(id, "192.0.2." + id))).isTrue();
        assertThat(sanctions.lay(ban(20_000, "192.0.2.0"))).isFalse();
        assertThat(sanctions.lay(ban(20_001, "192.0.2.1"))).as("in another's place").isTrue();
        assertThat(sanctions.all()).hasSize(Sanctions.SANCTIONS_MAX);
    }

    private static Sanction ban(long id, String address) {
        return new Sanction(
                id,
                Sanction.Kind.BAN,
                Optional.empty(),
                address,
                "bots",
                "console",
                "owner",
                0,
                Optional.empty());
    }

    private static Optional<Long> account(Actor actor) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                ? Optional.of(character.accountId())
                : Optional.empty();
    }

    @Test
    @Rule("R6.21")
    void aBankStillHasAllThatItWasGiven() {
        var play = Scenario.on("[bank @]--[hall]");
        play.givesGold(play.hero(), 50);
        play.gives(play.hero(), Armoury.SACK);
        play.types("deposit 30").ticks(10).types("deposit sack").ticks(10);

        var world = restart.after(play.world, play.hero());
        var mira = world.population().all().iterator().next();
        assertThat(mira.gold()).isEqualTo(20);
        assertThat(mira.vault().gold()).isEqualTo(30);
        assertThat(mira.vault().things().items()).hasSize(1);
        assertThat(mira.pack().items()).isEmpty();
    }
}

package emberdelve.server.replay;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.RoomId;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.atlas.Atlas;
import emberdelve.server.game.LoneGame;
import emberdelve.server.game.Opening;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Item;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Room;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.Speech;
import emberdelve.server.text.Reader;
import emberdelve.server.transcript.AlteredContent;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/** What becomes of people and things when the content changes; each game is replayed as well. */
class ReloadTest {
    /** By which one comes into the zone that goes, and out of it into the next. */
    private static final String DARK = "    down: counting-dark/head\n";

    private static final String HALL = "    south: counting-dark/hall\n";

    private static final String ROOMS = "zones/chalk-pit/rooms.yaml";
    private static final String ZONE = "zones/chalk-pit/zone.yaml";
    private static final String ARMOUR = "items/armour.yaml";
    private static final String WORN = "  worn: {slot: body, armour: 2, defense-chance: 5}\n";
    private static final String TOWN = "zones/lantern-yard/rooms.yaml";

    /** The way out of the tavern that is named last. */
    private static final String DOWN = "    down: bond/beer-cellar\n";

    /** Above the hut. */
    private static final String LOFT =
            """
            , up: loft}

            loft:
              name: Loft
              at: [2, -1, 0]
              description: Hay.
              exits: {down: hut}
            """;

    private static final RoomId HOLE = new RoomId("chalk-pit/pay-hole");
    private static final RoomId BENCH = new RoomId("chalk-pit/first-bench");
    private static final RoomId YARD = new RoomId("lantern-yard/yard");

    @TempDir private static Path folder;
    private static final Map<String, Content> KEPT = new HashMap<>();

    private final Content shipped = kept(AlteredContent.in(folder));
    private final StringBuilder log = new StringBuilder();
    private final List<String> heard = new ArrayList<>();
    private final LoneGame game =
            LoneGame.play(
                    opening(),
                    shipped,
                    Features.registry(),
                    new InputLog(log::append),
                    (_, _, fault, _) -> {
                        throw new AssertionError(fault);
                    });
    private final World world = game.world();
    private final Owner owner = new Owner();
    private Verbs verbs = Features.registry().verbs(shipped);

    @AfterEach
    void aReplayIsTheSameGame() throws IOException {
        ticks(50);
        try (var reader = new BufferedReader(new StringReader(log.toString()))) {
            var replay =
                    new Replay(
                            shipped, version -> Optional.ofNullable(KEPT.get(version)), 1, _ -> {});
            assertThat(replay.run(reader)).isInstanceOf(Replay.Result.Same.class);
        }
    }

    @Rule("R20.1")
    @Test
    void whoStandsInARoomThatIsGoneComesToTheRefugeAndIsTold() {
        comes(HOLE);
        reload(AlteredContent.in(folder).withoutPayHole());

        assertThat(self().room().id()).isEqualTo(YARD);
        assertThat(world.map().find(HOLE)).isEmpty();
        assertThat(heard).anyMatch(line -> line.contains("is gone from the world"));
        assertThat(world.map().room(BENCH).way(Direction.NORTH)).isEmpty();
        assertThat(rats()).isEmpty();
    }

    @Rule("R20.1")
    @Test
    void aRoomThatComesBackIsAsBuiltAndLivedIn() {
        comes(HOLE);
        reload(AlteredContent.in(folder).withoutPayHole());
        reload(shipped);

        assertThat(rats()).hasSize(1);
        assertThat(rats().getFirst().room().id()).isEqualTo(HOLE);
        var way = world.map().room(BENCH).way(Direction.NORTH).orElseThrow();
        assertThat(way.to().id()).isEqualTo(HOLE);
        assertThat(way.door().orElseThrow().isLocked()).isTrue();
    }

    @Rule("R20.1")
    @Test
    void whoHasStayedInTheRefugeComesBackWithTheRoomAndIsTold() {
        comes(HOLE);
        reload(AlteredContent.in(folder).withoutPayHole());
        ticks(20);
        heard.clear();
        reload(shipped);

        assertThat(self().room().id()).isEqualTo(HOLE);
        assertThat(heard)
                .anyMatch(line ->
                        line.contains("part of the world again") && line.contains("in Pay Hole"));
        types("goto " + YARD);
        reload(AlteredContent.in(folder).with(ROOMS, "name: First Bench", "name: Top Bench"));
        assertThat(self().room().id()).isEqualTo(YARD);
    }

    @Rule("R20.1")
    @Test
    void whoHasGoneOnFromTheRefugeStaysWhereItIs() {
        comes(HOLE);
        reload(AlteredContent.in(folder).withoutPayHole());
        types("goto " + BENCH, "goto " + YARD);
        reload(shipped);
        assertThat(self().room().id()).isEqualTo(YARD);
        assertThat(heard).noneMatch(line -> line.contains("part of the world again"));
    }

    @Rule("R20.1")
    @Test
    void whoWasBroughtTwiceBelongsWhereItWasFirst() {
        comes(BENCH);
        var both = kept(hut(LOFT, "lantern-yard/yard"));
        var hutAlone = kept(hut("", "hut"));
        reload(both);
        types("goto chalk-pit/loft");
        reload(hutAlone);
        assertThat(self().room().id()).isEqualTo(new RoomId("chalk-pit/hut"));
        reload(shipped);
        assertThat(self().room().id()).isEqualTo(YARD);
        reload(hutAlone);
        assertThat(self().room().id()).isEqualTo(YARD);
        reload(both);
        assertThat(self().room().id()).isEqualTo(new RoomId("chalk-pit/loft"));
    }

    @Rule("R20.1")
    @Test
    void aHirelingIsBroughtBackWithItsHirer() {
        comes(new RoomId("lantern-yard/common-room"));
        var attic =
                kept(
                        AlteredContent.in(folder)
                                .with(TOWN, DOWN, DOWN + "    west: attic\n")
                                .with(
                                        TOWN,
                                        "\ncommon-room:\n",
                                        """

                                        attic:
                                          name: Attic
                                          at: [-2, 0, 0]
                                          description: Nothing but a slope.
                                          exits: {east: common-room}

                                        common-room:
                                        """));
        reload(attic);
        types("adjust Mira gold 1000 reason test", "hire spearman");
        ticks(10);
        types("west");
        ticks(10);
        var spearman = self().room().actors().stream().filter(actor -> actor != self()).findFirst();
        assertThat(spearman).isPresent();
        reload(shipped);
        assertThat(self().room().id()).isEqualTo(YARD);
        assertThat(spearman.get().room().id()).isEqualTo(YARD);
        reload(attic);
        assertThat(self().room().id()).isEqualTo(new RoomId("lantern-yard/attic"));
        assertThat(spearman.get().room()).isEqualTo(self().room());
    }

    @Rule({"R20.2", "R6.17"})
    @Test
    void whatLiesInARoomThatIsGoneLiesInTheRefuge() {
        comes(HOLE);
        types("create flour-sack for me", "create bone-die for me", "put die in sack", "drop sack");
        ticks(20);
        types("slay rat");
        ticks(5);
        var sack = lying(HOLE, "flour-sack");
        assertThat(world.map().room(HOLE).corpses()).hasSize(1);
        var corpse = world.map().room(HOLE).corpses().getFirst();
        var minted = Map.copyOf(world.part(Ledger.class).entries());
        reload(AlteredContent.in(folder).withoutPayHole());

        assertThat(lying(YARD, "flour-sack")).isSameAs(sack);
        assertThat(sack.contents().items()).hasSize(1);
        assertThat(world.map().room(YARD).corpses()).contains(corpse);
        assertThat(corpse.room()).isEqualTo(YARD);
        assertThat(world.part(Ledger.class).entries()).isEqualTo(minted);
        ticks(Math.toIntExact(corpse.decayTick() - world.now()) + 10);
        assertThat(world.map().room(YARD).corpses()).doesNotContain(corpse);
    }

    @Rule("R20.3")
    @Test
    void aThingWhoseTypeIsGoneIsStrangeUntilTheTypeIsBack() {
        comes(YARD);
        types("create flour-sack for me", "create bone-die for me", "put die in sack");
        ticks(20);
        var sack = carried("flour-sack");
        reload(AlteredContent.in(folder).withoutSacks());
        assertThat(sack.type().name()).isEqualTo("strange thing");
        assertThat(sack.type().id()).isEqualTo("flour-sack");
        assertThat(sack.contents().items()).hasSize(1);

        reload(shipped);
        assertThat(sack.type()).isEqualTo(shipped.items().get("flour-sack"));
        assertThat(carried("flour-sack")).isSameAs(sack);
    }

    @Rule("R20.3")
    @Test
    void whatCannotBeWornAnyMoreIsCarried() {
        comes(YARD);
        types("create leather-armour for me", "wear leather armour");
        ticks(30);
        var armour = self().worn().values().stream().filter(ReloadTest::isArmour).findFirst();
        assertThat(armour).isPresent();
        var attack = self().stats();
        reload(
                AlteredContent.in(folder)
                        .with(
                                "items/armour.yaml",
                                "  worn: {slot: body, armour: 2, defense-chance: 5}\n",
                                "  worn: {slot: feet, armour: 2, defense: 1}\n"));
        assertThat(self().worn().values()).noneMatch(ReloadTest::isArmour);
        assertThat(self().pack().items()).contains(armour.orElseThrow());
        assertThat(self().stats()).isNotEqualTo(attack);
    }

    @Rule("R20.3")
    @Test
    void whatCameOffIsPutOnAgainWithItsKindAndBothAreTold() {
        comes(YARD);
        var armour = wearsArmour();
        var with = self().stats();
        var without = AlteredContent.in(folder).with(ARMOUR, WORN, "");
        reload(without);
        assertThat(self().worn().values()).doesNotContain(armour);
        assertThat(heard)
                .anyMatch(line -> line.contains("nobody can wear a suit of leather armour there"));

        heard.clear();
        reload(shipped);
        assertThat(self().worn()).containsEntry(ItemType.Slot.BODY, armour);
        assertThat(self().stats()).isEqualTo(with);
        assertThat(heard).anyMatch(line -> line.contains("wear a suit of leather armour again"));
        types("remove leather armour");
        ticks(10);
        reload(without);
        reload(shipped);
        assertThat(self().worn().values()).doesNotContain(armour);
    }

    @Rule("R20.3")
    @Test
    void whatCameOffStaysOffWhereSomethingElseIsWornOrItsOwnerHasPutItAway() {
        comes(YARD);
        var armour = wearsArmour();
        var without = AlteredContent.in(folder).with(ARMOUR, WORN, "");
        reload(without);
        types("create padded-coat for me", "wear padded coat");
        ticks(30);
        reload(shipped);
        assertThat(self().worn().values()).doesNotContain(armour);
        assertThat(self().pack().items()).contains(armour);

        types("wear leather armour");
        ticks(30);
        reload(without);
        types("remove padded coat", "drop leather armour");
        ticks(30);
        reload(shipped);
        assertThat(self().worn().values()).doesNotContain(armour);
        assertThat(world.map().room(YARD).floor().items()).contains(armour);
    }

    @Rule("R20.4")
    @Test
    void aLivingMonsterKeepsItsWoundsAndTakesTheNumbersOfItsType() {
        comes(HOLE);
        var rat = rats().getFirst();
        types("kill rat");
        for (var left = 400; rat.hp() == rat.stats().hp() && left > 0; left--) ticks(1);
        var hp = rat.hp();
        var max = rat.stats().hp();
        assertThat(hp).isLessThan(max);
        reload(
                AlteredContent.in(folder)
                        .with("monsters/vermin.yaml", "  hp: 3d6+20\n", "  hp: 3d6+30\n")
                        .with("monsters/vermin.yaml", "  name: purse rat\n", "  name: coin rat\n"));
        assertThat(rats()).containsExactly(rat);
        assertThat(rat.hp()).isEqualTo(hp);
        assertThat(rat.stats().hp()).isEqualTo(max + 10);
        assertThat(rat.name()).isEqualTo("coin rat");

        reload(
                AlteredContent.in(folder)
                        .with("monsters/vermin.yaml", "  hp: 3d6+20\n", "  hp: 5\n"));
        assertThat(rat.hp()).isLessThanOrEqualTo(rat.stats().hp());
    }

    @Rule("R20.4")
    @Test
    void monstersOfATypeThatIsGoneLeaveAndComeBackWithIt() {
        comes(HOLE);
        reload(AlteredContent.in(folder).withoutRats());
        assertThat(rats()).isEmpty();
        reload(shipped);
        assertThat(rats()).hasSize(1);
    }

    @Rule("R20.4")
    @Test
    void aMonsterThatIsDeadComesBackInItsTimeAndNotByAReload() {
        comes(HOLE);
        types("slay rat");
        ticks(5);
        reload(
                AlteredContent.in(folder)
                        .with("monsters/vermin.yaml", "  hp: 3d6+20\n", "  hp: 3d6+30\n"));
        assertThat(rats()).isEmpty();
        reload(
                AlteredContent.in(folder)
                        .with(
                                "zones/chalk-pit/spawns.yaml",
                                "monster: purse-rat, count: 1",
                                "monster: purse-rat, count: 3"));
        assertThat(rats()).hasSize(2);
    }

    @Rule("R20.5")
    @Test
    void wordsRulesAndDoorsFollowAtOnce() {
        comes(BENCH);
        var door = world.map().room(BENCH).way(Direction.NORTH).orElseThrow().door().orElseThrow();
        types("create pay-hole-key for me", "unlock north", "open north");
        ticks(20);
        assertThat(door.isOpen()).isTrue();
        var changed =
                AlteredContent.in(folder)
                        .with("zones/chalk-pit/rooms.yaml", "name: First Bench", "name: Top Bench")
                        .with("channels.yaml", "trade:", "prattle: {summary: words}\ntrade:")
                        .with("rules.yaml", "recall-turns: 4", "recall-turns: 3");
        reload(changed);
        assertThat(self().room().template().name()).isEqualTo("Top Bench");
        var way = world.map().room(BENCH).way(Direction.NORTH).orElseThrow();
        assertThat(way.door()).containsSame(door);
        assertThat(way.isOpen()).isTrue();
        assertThat(world.rules().travel().recallTurns()).isEqualTo(3);
        types("prattle the bench has a new name");
        assertThat(heard).anyMatch(line -> line.contains("the bench has a new name"));
    }

    @Rule("R20.6")
    @Test
    void anOpenDelveGoesOnAsItBegan() {
        comes(new RoomId("lantern-yard/stair"));
        types("delve");
        ticks(20);
        var rooms = self().room().zone().rooms().size();
        var here = self().room();
        reload(AlteredContent.in(folder).withoutRats().withoutSacks());
        assertThat(self().room()).isSameAs(here);
        assertThat(here.zone().rooms()).hasSize(rooms);
        types("delve leave");
        ticks(20);
        assertThat(self().room().id()).isEqualTo(new RoomId("lantern-yard/stair"));
    }

    @Rule("R20.1")
    @Test
    void mapsKnowARoomThatComesBack() {
        comes(HOLE);
        types("goto " + BENCH, "goto chalk-pit/saw-cut");
        var chart = world.part(Atlas.class).of(self().id()).orElseThrow();
        var stored = chart.count("chalk-pit");
        reload(AlteredContent.in(folder).withoutPayHole());
        assertThat(chart.count("chalk-pit")).isEqualTo(stored - 1);
        assertThat(chart.has(world.map().room(BENCH))).isTrue();
        assertThat(chart.has(world.map().room(new RoomId("chalk-pit/saw-cut")))).isTrue();
        assertThat(chart.has(world.map().room(new RoomId("chalk-pit/rim")))).isFalse();
        reload(shipped);
        assertThat(chart.count("chalk-pit")).isEqualTo(stored);
        assertThat(chart.has(world.map().room(HOLE))).isTrue();
    }

    @Test
    void aWholeZoneMayGoAndComeBack() {
        comes(new RoomId("counting-dark/head"));
        reload(
                AlteredContent.in(folder)
                        .withoutZone("counting-dark")
                        .with("pursuits/rumours.yaml", "zone: counting-dark", "zone: chalk-pit")
                        .with("pursuits/trades.yaml", "    - counting-dark/head\n", "")
                        .with(
                                "zones/chalk-pit/rooms.yaml",
                                DARK,
                                "    down: night-market/lychgate\n")
                        .with("zones/night-market/rooms.yaml", HALL, "    south: chalk-pit/rim\n"));
        assertThat(self().room().id()).isEqualTo(world.rules().startRoom());
        ticks(200);
        reload(shipped);
        assertThat(world.map().find(new RoomId("counting-dark/head"))).isPresent();
        types("goto counting-dark/head");
        ticks(200);
    }

    @Test
    void aRecordingIsReplayedFromTheContentThatWasKeptOrRefused() throws IOException {
        comes(YARD);
        var altered = kept(AlteredContent.in(folder).withoutSacks());
        reload(altered);
        ticks(2);
        var recording = log.toString();
        try (var reader = new BufferedReader(new StringReader(recording))) {
            var replay =
                    new Replay(
                            altered, version -> Optional.ofNullable(KEPT.get(version)), 1, _ -> {});
            assertThat(replay.run(reader)).isInstanceOf(Replay.Result.Same.class);
        }
        try (var reader = new BufferedReader(new StringReader(recording))) {
            assertThat(new Replay(shipped, Contents.NONE, 1, _ -> {}).run(reader))
                    .isInstanceOfSatisfying(
                            Replay.Result.Unreadable.class,
                            lost -> assertThat(lost.why()).contains(altered.version()));
        }
    }

    /** A hut west of the bench. */
    private static AlteredContent hut(String more, String refuge) {
        return AlteredContent.in(folder)
                .with(ROOMS, "    east: saw-cut\n", "    east: saw-cut\n    west: hut\n")
                .with(
                        ROOMS,
                        "\nsaw-cut:\n",
                        """

                        hut:
                          name: Hut
                          at: [2, -1, -1]
                          description: Boards and a stove.
                          exits: {east: first-bench%s

                        saw-cut:
                        """
                                .formatted(more.isEmpty() ? "}\n" : more))
                .with(ZONE, "refuge: lantern-yard/yard", "refuge: " + refuge);
    }

    private Item wearsArmour() {
        types("create leather-armour for me", "wear leather armour");
        ticks(30);
        return self().worn().values().stream()
                .filter(ReloadTest::isArmour)
                .findFirst()
                .orElseThrow();
    }

    private static boolean isArmour(Item item) {
        return item.type().id().equals("leather-armour");
    }

    private void comes(RoomId room) {
        var wanted = new Input.NewCharacter("Mira", "guardian", Abilities.AVERAGE, Pronouns.SHE);
        game.offer(new Input.Create(game.add(owner), Role.OWNER, 1, wanted));
        ticks(1);
        types("goto " + room);
        assertThat(self().room().id()).isEqualTo(room);
    }

    private void types(String... lines) {
        for (var line : lines) {
            var parsed = verbs.parse(line);
            assertThat(parsed).as(line).isInstanceOf(Parsed.Understood.class);
            var command = ((Parsed.Understood) parsed).command();
            game.offer(new Input.Typed(owner.self.orElseThrow(), line, command));
            ticks(1);
        }
    }

    private void ticks(int count) {
        for (var i = 0; i < count; i++) game.tick();
    }

    private void reload(AlteredContent content) {
        reload(kept(content));
    }

    private void reload(Content content) {
        KEPT.put(content.version(), content);
        verbs = game.editions().prepare(content).verbs();
        game.offer(new Input.Reload(content.version(), "Mira", "here"));
        game.serve();
        for (var zone : world.map().zones())
            for (var room : zone.rooms()) assertThat(world.map().room(room.id())).isSameAs(room);
        for (var actor : world.population().all())
            assertThat(world.map().find(actor.room().id())).containsSame(actor.room());
    }

    private Actor self() {
        return world.population().find(owner.self.orElseThrow()).orElseThrow();
    }

    private List<Actor> rats() {
        return world.population().all().stream()
                .filter(actor ->
                        actor.nature() instanceof Nature.Monster(var type)
                                && type.id().equals("purse-rat"))
                .toList();
    }

    private Item lying(RoomId room, String type) {
        return of(world.map().room(room), type);
    }

    private static Item of(Room room, String type) {
        return room.floor().items().stream()
                .filter(item -> item.type().id().equals(type))
                .findFirst()
                .orElseThrow();
    }

    private Item carried(String type) {
        return self().pack().items().stream()
                .filter(item -> item.type().id().equals(type))
                .findFirst()
                .orElseThrow();
    }

    private static Content kept(AlteredContent altered) {
        var content = altered.load();
        KEPT.put(content.version(), content);
        return content;
    }

    private Opening opening() {
        var region = RegionRow.untouched(RegionRow.WHOLE).withNextId(100);
        return new Opening(
                shipped.version(),
                WorldSettings.DEFAULTS,
                LimitSettings.DEFAULTS,
                StoredWorld.empty(new WorldRow("w", 7), region));
    }

    /** Reads along. */
    private final class Owner implements Link {
        private Optional<ActorId> self = Optional.empty();
        private final Speech speech = new Speech(shipped.messages(), Features.registry());

        @Override
        public Executor loop() {
            return Runnable::run;
        }

        @Override
        public void hear(Batch batch) {
            var reader = new Reader(self.orElseThrow(), self().preferences());
            for (Heard each : batch.heard())
                for (var line : speech.tell(each, reader)) heard.add(line.plain());
        }

        @Override
        public void entered(ActorId character) {
            self = Optional.of(character);
        }

        @Override
        public void dismissed(String key) {}

        @Override
        public String from() {
            return "here";
        }
    }
}

package emberdelve.server.feature.delve;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Content;
import emberdelve.config.content.Coordinates;
import emberdelve.config.content.DelveContent;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.TimeMode;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** What holds for every delve, over many seeds and parties, in the shipped content. */
class DelveGeneratorTest {
    private static final int SEEDS = Boolean.getBoolean("emberdelve.long") ? 1_000 : 100;
    private static final String ZONE = "delve-7";
    private static final Content CONTENT = ShippedContent.load();

    @Test
    @Rule("R11.4")
    void everyRoomIsReachedAndEveryWayLeadsBack() {
        each((plan, seed) -> {
            var rooms = rooms(plan);
            assertThat(steps(plan)).as("%s", seed).containsOnlyKeys(rooms.keySet());
            for (var room : rooms.values()) {
                room.exits()
                        .forEach((direction, exit) ->
                                assertThat(at(rooms, exit.to()).exits())
                                        .as("%s: %s %s", seed, room.id(), direction)
                                        .containsEntry(
                                                direction.opposite(),
                                                new ExitTemplate(room.id(), exit.door())));
            }
        });
    }

    @Test
    void noTwoRoomsShareASquareAndEveryStepLeadsToItsOwn() {
        each((plan, seed) -> {
            var rooms = rooms(plan);
            var squares = new HashSet<Coordinates>();
            for (var room : rooms.values()) {
                assertThat(squares.add(room.at())).as("%s: %s", seed, room.at()).isTrue();
                room.exits()
                        .forEach((direction, exit) ->
                                assertThat(at(rooms, exit.to()).at())
                                        .as("%s: %s %s", seed, room.id(), direction)
                                        .isEqualTo(direction.from(room.at())));
            }
        });
    }

    @Test
    @Rule("R11.4")
    void thereAreALoopAStairADoorATrapAndSomethingLyingAbout() {
        each((plan, seed) -> {
            var rooms = plan.zone().rooms();
            var ways = rooms.stream().mapToInt(room -> room.exits().size()).sum() / 2;
            assertThat(ways).as("%s", seed).isGreaterThanOrEqualTo(rooms.size());
            assertThat(rooms)
                    .as("%s", seed)
                    .anyMatch(room -> room.exits().containsKey(Direction.DOWN))
                    .anyMatch(room ->
                            room.exits().values().stream()
                                    .anyMatch(exit -> exit.door().isPresent()))
                    .anyMatch(room -> !room.triggers().isEmpty());
            assertThat(plan.treasure()).as("%s", seed).isNotEmpty();
            assertThat(rooms.getFirst().triggers()).as("%s", seed).isEmpty();
        });
    }

    @Test
    @Rule("R11.4")
    void theMasterIsInTheFarthestRoomBehindADoor() {
        each((plan, seed) -> {
            var steps = steps(plan);
            var farthest = steps.values().stream().mapToInt(Integer::intValue).max().orElse(0);
            assertThat(at(steps, plan.lair())).as("%s", seed).isEqualTo(farthest);
            var lair = at(rooms(plan), plan.lair());
            assertThat(lair.exits().values())
                    .as("%s", seed)
                    .allMatch(exit -> exit.door().isPresent());
            var master = plan.zone().spawns().getLast();
            assertThat(master.room()).as("%s", seed).isEqualTo(plan.lair());
            assertThat(plan.site()).as("%s", seed).endsWith(" of the " + master.prowess().title());
        });
    }

    @Test
    @Rule({"R11.3", "R11.4"})
    void roomsAndMonstersAreAsManyAsThePartyCanBear() {
        var budget = CONTENT.part(DelveContent.class).orElseThrow().budget();
        each((plan, seed) -> {
            var monsters =
                    plan.zone().spawns().stream().mapToInt(spawn -> spawn.count().max()).sum();
            assertThat(monsters)
                    .as("%s", seed)
                    .isBetween(DelveContent.MONSTERS_MIN, DelveContent.MONSTERS_MAX)
                    .isEqualTo(plan.worths().size());
            assertThat(plan.zone().rooms())
                    .as("%s", seed)
                    .hasSizeBetween(DelveContent.ROOMS_MIN, DelveContent.ROOMS_MAX);
            assertThat(plan.zone().spawns())
                    .as("%s", seed)
                    .noneMatch(spawn -> spawn.room().equals(plan.entrance()));
            assertThat(plan.worths().stream().mapToLong(worth -> worth).sum())
                    .as("%s", seed)
                    .isBetween(seed.worth(budget) * 3L / 4, seed.worth(budget) * 3L / 2);
        });
        assertThat(DelveMonsters.count(new DelveSeed(1, 1, 1)))
                .isEqualTo(DelveContent.MONSTERS_MIN);
        assertThat(DelveMonsters.count(new DelveSeed(1, 6, 120)))
                .isEqualTo(DelveContent.MONSTERS_MAX);
        assertThat(DelveGenerator.rooms(new DelveSeed(1, 6, 120)))
                .isEqualTo(DelveContent.ROOMS_MAX);
    }

    @Test
    void daysBeginInManyRooms() {
        var openings = new HashSet<String>();
        for (var day = 20_000; day < 20_200; day++) {
            var plan =
                    DelveGenerator.plan(
                            "delve-1", new DelveSeed(day, 1, 3), TimeMode.REALTIME, CONTENT);
            openings.add(at(rooms(plan), plan.entrance()).description());
        }
        assertThat(openings).hasSizeGreaterThan(40);
    }

    @Test
    void noTwoRoomsReadAlike() {
        each((plan, seed) ->
                assertThat(plan.zone().rooms())
                        .as("%s", seed)
                        .extracting(RoomTemplate::description)
                        .doesNotHaveDuplicates());
    }

    @Test
    void whatIsToldHasNoGapLeft() {
        each((plan, seed) ->
                assertThat(List.of(plan.opening(), plan.victory(), plan.defeat(), plan.site()))
                        .as("%s", seed)
                        .allMatch(told -> told.indexOf('{') < 0 && !told.contains(". the ")));
    }

    @Test
    @Rule("R11.5")
    void theSameSeedIsTheSameDelveAndAnotherIsAnother() {
        each((plan, seed) -> {
            assertThat(plan(seed)).isEqualTo(plan);
            var other = new DelveSeed(seed.seed() + 1, seed.members(), seed.levels());
            assertThat(plan(other)).isNotEqualTo(plan);
        });
    }

    @Test
    void theyAreOfEverySiteAndSeldomOfOneName() {
        var sites = new HashSet<String>();
        each((plan, _) -> sites.add(plan.site()));
        assertThat(sites).hasSizeGreaterThan(SEEDS * 9 / 10);
        assertThat(CONTENT.part(DelveContent.class).orElseThrow().sites())
                .hasSize(7)
                .allMatch(site ->
                        sites.stream()
                                .anyMatch(name -> site.places().stream().anyMatch(name::contains)));
    }

    /** Below level 14 there are those of the two deepest zones. */
    @Test
    @Rule("R11.14")
    void whoLivesThereIsOfItsLevelOrOfAtMostSixBelow() {
        var levels = new HashMap<String, Integer>();
        for (var zone : CONTENT.zones().values())
            for (var spawn : zone.spawns())
                levels.merge(spawn.monster(), Math.max(1, zone.danger()), Math::min);
        for (var level = 1; level <= 50; level++) {
            var depth = Math.min(level, 14);
            for (var number = 0; number < 20; number++) {
                var plan = plan(new DelveSeed(number * 7919L + level, 1, level));
                for (var spawn : plan.zone().spawns()) {
                    if (spawn.room().equals(plan.lair())) continue;
                    assertThat(depth - levels.getOrDefault(spawn.monster(), 1))
                            .as("%s at level %d", spawn.monster(), level)
                            .isBetween(0, 6);
                }
            }
        }
    }

    @Test
    @Rule("R11.14")
    void everyLevelHasTwoSitesAndTheKindsOfManyLevelsAreMetInTheEnd() {
        var sites = SitesByLevel.of(CONTENT.part(DelveContent.class).orElseThrow(), CONTENT);
        var met = new HashSet<String>();
        for (var level = 0; level <= 50; level++) {
            assertThat(sites.at(level)).as("level %d", level).hasSizeGreaterThanOrEqualTo(2);
            for (var site : sites.at(level)) met.addAll(site.monsters());
        }
        for (var site : CONTENT.part(DelveContent.class).orElseThrow().sites())
            assertThat(met).as(site.id()).containsAll(site.monsters());
        assertThat(sites.at(50)).isEqualTo(sites.at(14)).isNotEqualTo(sites.at(12));
    }

    @Test
    @Rule("R11.3")
    void goldGrowsWithTheLevel() {
        var before = 0.0;
        for (var level : List.of(1, 5, 10, 20, 40)) {
            var gold = 0.0;
            for (var number = 0; number < 200; number++)
                gold += gold(plan(new DelveSeed(number, 1, level))) / 200;
            assertThat(gold).as("gold at level %d", level).isGreaterThan(before * 1.1);
            before = gold;
        }
    }

    private static double gold(DelvePlan plan) {
        return plan.zone().spawns().stream()
                .mapToDouble(spawn ->
                        spawn.count().mean()
                                * spawn.prowess().goldPercent()
                                / 100
                                * Objects.requireNonNull(CONTENT.monsters().get(spawn.monster()))
                                        .gold()
                                        .mean())
                .sum();
    }

    /** What strikes hard at home strikes no harder in a delve than others. */
    @Test
    @Rule("R11.3")
    void allKindsAreAsDangerous() {
        var most = CONTENT.part(DelveContent.class).orElseThrow().making().others();
        each((plan, seed) -> {
            for (var spawn : plan.zone().spawns()) {
                if (spawn.room().equals(plan.lair())) continue;
                var kind = Objects.requireNonNull(CONTENT.monsters().get(spawn.monster()));
                assertThat(kind.with(spawn.prowess()).melee().damage().mean())
                        .as("%s %s", seed, kind.id())
                        .isLessThanOrEqualTo(most.damage().mean());
                assertThat(kind.defense().mean() + spawn.prowess().defense())
                        .as("%s %s", seed, kind.id())
                        .isLessThanOrEqualTo(most.defense());
            }
        });
    }

    @Test
    void whoLivesTogetherIsAtPeace() {
        for (var site : CONTENT.part(DelveContent.class).orElseThrow().sites()) {
            var alignments = new HashSet<Alignment>();
            for (var id : Stream.concat(site.monsters().stream(), site.masters().stream()).toList())
                alignments.add(Objects.requireNonNull(CONTENT.monsters().get(id)).alignment());
            assertThat(alignments.containsAll(List.of(Alignment.LAWFUL, Alignment.CHAOTIC)))
                    .as(site.id())
                    .isFalse();
        }
    }

    private static void each(BiConsumer<DelvePlan, DelveSeed> check) {
        var random = new SplittableRandom(7);
        for (var number = 0; number < SEEDS; number++) {
            var members = 1 + number % 6;
            var levels = members * (1 + random.nextInt(number % 3 == 0 ? 1 : 25));
            var seed = new DelveSeed(random.nextLong(), members, levels);
            check.accept(plan(seed), seed);
        }
    }

    private static DelvePlan plan(DelveSeed seed) {
        return DelveGenerator.plan(ZONE, seed, TimeMode.REALTIME, CONTENT);
    }

    private static Map<RoomId, RoomTemplate> rooms(DelvePlan plan) {
        var rooms = new HashMap<RoomId, RoomTemplate>();
        for (var room : plan.zone().rooms()) rooms.put(room.id(), room);
        return rooms;
    }

    private static Map<RoomId, Integer> steps(DelvePlan plan) {
        var rooms = rooms(plan);
        var steps = new HashMap<RoomId, Integer>();
        steps.put(plan.entrance(), 0);
        var open = new ArrayDeque<RoomId>(List.of(plan.entrance()));
        for (var here = open.poll(); here != null; here = open.poll()) {
            for (var exit : at(rooms, here).exits().values()) {
                if (steps.putIfAbsent(exit.to(), at(steps, here) + 1) == null) open.add(exit.to());
            }
        }
        return steps;
    }

    private static <T> T at(Map<RoomId, T> map, RoomId room) {
        return Objects.requireNonNull(map.get(room), room.value());
    }
}

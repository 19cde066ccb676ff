package emberdelve.server.feature.delve;

import emberdelve.config.content.Challenge;
import emberdelve.config.content.Content;
import emberdelve.config.content.DelveContent;
import emberdelve.config.content.DelveSite;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.Message;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.TimeMode;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.ZoneTemplate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * The generator of a delve's template. Pure: the same seed and content always give the same delve,
 * because all its chance comes from random streams that the seed alone determines.
 */
final class DelveGenerator {
    /** The number of rooms more than monsters, for detours. */
    private static final int ROOMS_SPARE = 3;

    /** The percentage of ways on a level that have a door, besides those of the lair. */
    private static final int DOOR_PERCENT = 15;

    /** One room in this many has a trap. */
    private static final int ROOMS_PER_TRAP = 8;

    /** One room in this many has an item on its floor. */
    private static final int ROOMS_PER_TREASURE = 5;

    /** The percentage of monsters that share a room with another, in a delve for a group. */
    private static final int TOGETHER_PERCENT = 35;

    /** The number that, mixed with the seed, begins the random stream of hoards. */
    private static final long HOARD_STREAM = 0x486F617264L;

    /** The number of rooms that are ends: the entrance and the lair. */
    private static final int ENDS = 2;

    private final String zoneId;
    private final DelveSeed seed;
    private final Content content;
    private final DelveContent delves;
    private final DelveSite site;
    private final SiteName name;
    private final Layout layout;
    private final int lair;
    private final RandomGenerator random;

    private DelveGenerator(String zoneId, DelveSeed seed, Content content, DelveContent delves) {
        this.zoneId = zoneId;
        this.seed = seed;
        this.content = content;
        this.delves = delves;
        random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed.seed());
        site = SiteName.any(SitesByLevel.of(delves, content).at(seed.danger()), random);
        name = SiteName.of(site, delves.names(), random);
        layout = Layout.of(rooms(seed), random);
        lair = layout.farthest();
    }

    /**
     * Generates a delve.
     *
     * @param zoneId the id of the delve's zone; its rooms are {@code zoneId/r1} and so on
     * @throws IllegalArgumentException if content has no delves
     */
    public static DelvePlan plan(String zoneId, DelveSeed seed, TimeMode pace, Content content) {
        var delves =
                content.part(DelveContent.class)
                        .orElseThrow(() -> new IllegalArgumentException("content without delves"));
        return new DelveGenerator(zoneId, seed, content, delves).plan(pace);
    }

    /** The number of rooms of the delve. */
    static int rooms(DelveSeed seed) {
        return Math.clamp(
                DelveMonsters.count(seed) + ROOMS_SPARE,
                DelveContent.ROOMS_MIN,
                DelveContent.ROOMS_MAX);
    }

    private DelvePlan plan(TimeMode pace) {
        var rooms = roomTemplates();
        var monsters =
                DelveMonsters.of(
                        seed, delves, site, content.monsters(), name.owner(), find(), random);
        var tales = delves.tales();
        var opening = random.nextBoolean() ? tales.party() : tales.monsters();
        var zone =
                new ZoneTemplate(
                        zoneId,
                        "T" + name.words().substring(1),
                        Optional.empty(),
                        seed.danger(),
                        seed.members(),
                        false,
                        false,
                        pace,
                        Optional.empty(),
                        refuge(),
                        rooms,
                        spawns(monsters),
                        Optional.empty(),
                        messages());
        return new DelvePlan(
                zone,
                name.words(),
                name.fill(SiteName.any(opening, random)),
                name.fill(SiteName.any(tales.victory(), random)),
                name.fill(SiteName.any(tales.defeat(), random)),
                id(0),
                id(lair),
                treasure(),
                worths(monsters));
    }

    /**
     * The find in the hoard, from a random stream of its own: open delves keep their rooms when
     * content gets hoards.
     */
    private Optional<String> find() {
        var hoards =
                RandomGeneratorFactory.of("L64X128MixRandom").create(seed.seed() ^ HOARD_STREAM);
        return delves.hoard().any(Math.max(1, seed.danger()), hoards);
    }

    /**
     * The messages that differ in a delve: what a death costs where nobody comes back to the body.
     */
    private Map<String, Message> messages() {
        var texts = content.messages();
        return Map.of(
                "life.perished-cost-xp", texts.get("delve.perished-cost-xp"),
                "life.perished-cost-both", texts.get("delve.perished-cost-both"));
    }

    /** The room where the dead of the mouth's zone wake. */
    private RoomId refuge() {
        var mouths = content.zones().get(delves.mouth().zone());
        return mouths == null ? content.rules().startRoom() : mouths.refuge();
    }

    private RoomId id(int room) {
        return RoomId.of(zoneId, "r" + (room + 1));
    }

    private List<RoomTemplate> roomTemplates() {
        var looks = shuffled(site.rooms());
        var exits = exits();
        var trapped = trapped();
        var rooms = new ArrayList<RoomTemplate>();
        var next = 0;
        for (var room = 0; room < layout.squares().size(); room++) {
            var isBetween = room != 0 && room != lair;
            var look = isBetween ? looks.get(next++ % looks.size()) : end(room, looks);
            rooms.add(
                    new RoomTemplate(
                                    id(room),
                                    look.name(),
                                    look.description(),
                                    layout.squares().get(room),
                                    exits.get(room),
                                    Map.of())
                            .withTriggers(
                                    Optional.ofNullable(trapped.get(room)).stream().toList()));
        }
        return rooms;
    }

    /** The look of the lair, or of the entrance, which may look like a room that is left over. */
    private DelveSite.Passage end(int room, List<DelveSite.Passage> looks) {
        if (room == lair) return SiteName.any(site.lairs(), random);
        var openings = new ArrayList<>(site.entrances());
        var between = layout.squares().size() - ENDS;
        openings.addAll(looks.subList(Math.min(between, looks.size()), looks.size()));
        return SiteName.any(openings, random);
    }

    private List<Map<Direction, ExitTemplate>> exits() {
        var exits = new ArrayList<Map<Direction, ExitTemplate>>();
        for (var room = 0; room < layout.squares().size(); room++)
            exits.add(new EnumMap<>(Direction.class));
        for (var join : layout.joins()) {
            var hasDoor =
                    join.touches(lair)
                            || (join.direction() != Direction.DOWN && isOne(DOOR_PERCENT));
            var door =
                    hasDoor
                            ? Optional.of(SiteName.any(site.doors(), random))
                            : Optional.<String>empty();
            exits.get(join.from()).put(join.direction(), new ExitTemplate(id(join.to()), door));
            exits.get(join.to())
                    .put(join.direction().opposite(), new ExitTemplate(id(join.from()), door));
        }
        return exits;
    }

    private Map<Integer, Trigger> trapped() {
        var between = between();
        var trapped = new HashMap<Integer, Trigger>();
        var count = 1 + layout.squares().size() / ROOMS_PER_TRAP;
        for (var room : between.subList(0, count))
            trapped.put(room, SiteName.any(site.traps(), random));
        return trapped;
    }

    private List<DelvePlan.Treasure> treasure() {
        var treasure = new ArrayList<DelvePlan.Treasure>();
        var count = 1 + layout.squares().size() / ROOMS_PER_TREASURE;
        for (var room : between().subList(0, count))
            treasure.add(new DelvePlan.Treasure(id(room), SiteName.any(site.treasure(), random)));
        return treasure;
    }

    /** The spawns, one for each kind and room, because the dead are counted by kind and room. */
    private List<SpawnTemplate> spawns(DelveMonsters monsters) {
        var byRoomAndKind = new LinkedHashMap<String, SpawnTemplate>();
        var rooms = between();
        var next = 0;
        for (var one : monsters.others()) {
            var shares = seed.members() > 1 && next > 0 && isOne(TOGETHER_PERCENT);
            var room = id(rooms.get((shares ? next - 1 : next++) % rooms.size()));
            byRoomAndKind.merge(
                    room + " " + one.type().id(),
                    spawn(room, one, 1),
                    (there, more) ->
                            spawn(
                                    room,
                                    new DelveMonsters.PlannedMonster(one.type(), there.prowess()),
                                    there.count().max() + more.count().max()));
        }
        var spawns = new ArrayList<>(byRoomAndKind.values());
        spawns.add(spawn(id(lair), monsters.master(), 1));
        return spawns;
    }

    private static SpawnTemplate spawn(RoomId room, DelveMonsters.PlannedMonster one, int count) {
        return new SpawnTemplate(
                room,
                one.type().id(),
                Dice.flat(count),
                SpawnTemplate.NEVER,
                Optional.empty(),
                one.prowess(),
                Challenge.of(Optional.empty()),
                Optional.empty(),
                Optional.empty());
    }

    private List<Long> worths(DelveMonsters monsters) {
        var worths = new ArrayList<Long>();
        worths.add(monsters.master().worth(seed.danger()));
        for (var one : monsters.others()) worths.add(one.worth(seed.danger()));
        return worths;
    }

    /** All rooms but the entrance and the lair, in random order. */
    private List<Integer> between() {
        var rooms = new ArrayList<Integer>();
        for (var room = 1; room < layout.squares().size(); room++) {
            if (room != lair) rooms.add(room);
        }
        return shuffled(rooms);
    }

    private <T> List<T> shuffled(List<T> list) {
        var copy = new ArrayList<>(list);
        for (var at = copy.size() - 1; at > 0; at--)
            Collections.swap(copy, at, random.nextInt(at + 1));
        return copy;
    }

    private boolean isOne(int percent) {
        return random.nextInt(100) < percent;
    }
}

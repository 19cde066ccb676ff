package emberdelve.bench.micro;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.Content;
import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.NoticeBoard;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Nature;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Zone;
import emberdelve.server.rule.move.FightingReflex;
import emberdelve.server.rule.spawn.MonsterMaker;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A dungeon of many zones, each a ring of rooms full of monsters, some with a character who looks
 * on.
 */
public final class BenchDungeon {
    private static final int ROOMS_A_ZONE = 100;
    private static final int MONSTERS_A_ROOM = 10;
    private static final int HARDY_HP = 10_000;
    private static final long SEED = 20_261_121L;

    private final World world;
    private final Content content;

    /**
     * @param monsters the number of all monsters: a multiple of ten up to a thousand, or a multiple
     *     of a thousand
     */
    public BenchDungeon(int monsters) {
        this(monsters / MONSTERS_A_ROOM, MONSTERS_A_ROOM);
    }

    private BenchDungeon(int rooms, int monstersARoom) {
        content = dungeon(shipped(), rooms);
        world =
                new World(
                        content,
                        new WorldSeed(SEED, 0, 1, Duration.ofMillis(200)),
                        (who, _, fault, _) -> {
                            throw new IllegalStateException(who, fault);
                        },
                        Features.registry());
        var number = 0;
        for (var zone : world.map().zones()) {
            for (var room : zone.rooms()) {
                for (var i = 0; i < monstersARoom; i++)
                    world.part(MonsterMaker.class).make(type(number++ % 2), room);
            }
        }
        // They are hardened before the first blow, or else one party of each room would be dead
        // after these ticks.
        harden();
        // The queues as they are in a world that has run for a while.
        for (var tick = 0; tick < 100; tick++) world.tick();
    }

    /**
     * A dungeon of many zones without monsters.
     *
     * @param rooms up to a hundred, or a multiple of it
     */
    public static BenchDungeon ofRooms(int rooms) {
        return new BenchDungeon(rooms, 0);
    }

    public World world() {
        return world;
    }

    /** Keeps every zone awake, and sees what happens around the first room. */
    public void watch() {
        world.part(NoticeBoard.class).listen(_ -> {});
        world.map().zones().forEach(this::watch);
    }

    /** Keeps the first zone awake. */
    public void watchFirstZone() {
        world.part(NoticeBoard.class).listen(_ -> {});
        watch(world.map().zones().iterator().next());
    }

    private void watch(Zone zone) {
        var characterClass = content.classes().values().iterator().next();
        world.population().add(onlooker(characterClass), zone.rooms().getFirst());
    }

    /** Makes the monsters so hard that nobody dies of what is measured. */
    public List<Actor> harden() {
        var monsters = new ArrayList<Actor>();
        for (var actor : world.population().all()) {
            if (actor.isCharacter()) continue;
            var base = actor.base();
            actor.setBase(
                    new BaseStats(
                            HARDY_HP,
                            base.attack(),
                            base.attackChance(),
                            base.defense(),
                            base.defenseChance(),
                            base.speed(),
                            base.vision()));
            actor.setHp(HARDY_HP);
            monsters.add(actor);
        }
        return monsters;
    }

    private Actor onlooker(CharacterClass characterClass) {
        return onlooker(world, characterClass);
    }

    /** A character that nobody kills. */
    static Actor onlooker(World world, CharacterClass characterClass) {
        var nature = new Nature.PlayerCharacter(1, characterClass, 0);
        var actor =
                ActorBuilder.character(
                                new ActorId(world.ids().give()),
                                nature,
                                "Onlooker",
                                Pronouns.THEY,
                                new PlayerMind(1, FightingReflex.REFLEX),
                                world.changes())
                        .build();
        actor.setBase(new BaseStats(HARDY_HP, 0, 0, 100, 100, 10, 3));
        actor.setHp(HARDY_HP);
        return actor;
    }

    /** The type of monster of that party; the two are enemies. */
    private MonsterType type(int party) {
        var id = party == 0 ? "kobold" : "drowned-miner";
        var type = content.monsters().get(id);
        if (type == null) throw new IllegalStateException("the content has no " + id);
        return type;
    }

    static Content shipped() {
        // The launcher says where the repository is; otherwise it is around the module.
        var home = Path.of(System.getProperty("emberdelve.home", ".."));
        var folder = home.resolve("config").resolve("content");
        return new ContentLoader(Features.registry().content())
                .load(folder, new Problems())
                .orElseThrow();
    }

    private static Content dungeon(Content from, int rooms) {
        var roomsAZone = Math.min(ROOMS_A_ZONE, rooms);
        var zones = new ArrayList<ZoneTemplate>();
        for (var at = 0; at < rooms / roomsAZone; at++) {
            var id = "zone-" + at;
            var ring = new ArrayList<RoomTemplate>();
            for (var room = 0; room < roomsAZone; room++) ring.add(room(id, room, roomsAZone));
            zones.add(new ZoneTemplate(id, 1, false, RoomId.of(id, "room-0"), ring));
        }
        return from.withZones(zones);
    }

    private static RoomTemplate room(String zone, int number, int of) {
        var next = (number + 1) % of;
        var before = (number + of - 1) % of;
        return new RoomTemplate(
                RoomId.of(zone, "room-" + number),
                "Room " + number,
                "",
                new Coordinates(number, 0, 0),
                Map.of(
                        Direction.EAST,
                        new ExitTemplate(RoomId.of(zone, "room-" + next), Optional.empty()),
                        Direction.WEST,
                        new ExitTemplate(RoomId.of(zone, "room-" + before), Optional.empty())),
                Map.of());
    }
}

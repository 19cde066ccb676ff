package emberdelve.server.rule.spawn;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Prowess;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Room;

/**
 * The maker of monsters, which rolls their dice and gives them what they have. The monsters have no
 * spawn point. Thread: world.
 */
public final class MonsterMaker {
    /** One more attack and defense for this many levels of danger (docs/rules.md R7.5). */
    private static final int LEVELS_PER_DIE = 3;

    private final World world;

    MonsterMaker(World world) {
        this.world = world;
    }

    /** Makes a monster in that room. */
    public Actor make(MonsterType type, Room room) {
        return make(type, room, Prowess.NONE);
    }

    Actor make(MonsterType type, Room room, Prowess prowess) {
        var level = room.zone().template().danger();
        return make(type, room, new MonsterMind(type), level, prowess);
    }

    /**
     * Makes a monster with another mind.
     *
     * @param level the level for which the monster is made; in a zone, the zone's danger
     */
    public Actor make(MonsterType type, Room room, Mind mind, int level) {
        return make(type, room, mind, level, Prowess.NONE);
    }

    private Actor make(MonsterType type, Room room, Mind mind, int level, Prowess prowess) {
        var random = room.zone().random();
        var growth = level / LEVELS_PER_DIE;
        var stats =
                new BaseStats(
                        Math.max(1, type.hp().roll(random) + prowess.hp()),
                        Math.max(0, type.attack().roll(random) + growth + prowess.attack()),
                        Math.clamp(type.attackChance().roll(random), 0, 100),
                        Math.max(0, type.defense().roll(random) + growth + prowess.defense()),
                        Math.clamp(type.defenseChance().roll(random), 0, 100),
                        type.speed(),
                        type.vision());
        var monster =
                ActorBuilder.monster(
                                new ActorId(world.ids().give()), type, mind, stats, world.changes())
                        .build();
        monster.setGold(prowess.gold(Math.max(0, type.gold().roll(random))));
        for (var drop : type.drops()) {
            var had = world.content().items().get(drop.item());
            if (had != null && random.nextInt(100) < drop.chance()) monster.belongings().add(had);
        }
        for (var id : prowess.hoard()) {
            var kept = world.content().items().get(id);
            if (kept != null) monster.belongings().add(kept);
        }
        world.population().add(monster, room);
        return monster;
    }
}

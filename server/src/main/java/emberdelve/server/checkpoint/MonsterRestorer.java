package emberdelve.server.checkpoint;

import emberdelve.config.content.MonsterType;
import emberdelve.config.content.RoomId;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.rule.spawn.MonsterMind;
import emberdelve.server.rule.spawn.Spawner;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The restoring of monsters that own or have learned something. A monster whose type is no longer
 * in the content stays in the store, with all it has, until the type is back. Before the world
 * runs.
 */
final class MonsterRestorer {
    private static final Logger LOG = LoggerFactory.getLogger(MonsterRestorer.class);

    private final World world;

    MonsterRestorer(World world) {
        this.world = world;
    }

    /** Answers the monsters by their ids, to be given what they had. */
    Map<Long, Actor> monsters(List<MonsterRow> rows) {
        var monsters = new HashMap<Long, Actor>();
        for (var row : rows) {
            var type = Optional.ofNullable(world.content().monsters().get(row.monsterType()));
            if (type.isPresent()) monsters.put(row.id(), monster(row, type.get()));
            else
                LOG.warn(
                        "monster: {} (expected: one of content's; it is kept until the type is"
                                + " back)",
                        row);
        }
        return monsters;
    }

    private Actor monster(MonsterRow row, MonsterType type) {
        var id = new ActorId(row.id());
        var spawnPoint = row.nest().map(RoomId::new);
        var called = world.part(Spawner.class).typeAt(type, spawnPoint);
        var mind = new MonsterMind(type);
        var stats = MonsterMapping.stats(row);
        var monster =
                ActorBuilder.monster(id, called, mind, stats, world.changes())
                        .progress(MonsterMapping.progress(row))
                        .build();
        monster.setHp(row.hp());
        monster.setGold(row.gold());
        for (var item : row.belongings())
            monster.belongings().add(Items.type(world.content(), item));
        var room =
                world.map()
                        .find(new RoomId(row.room()))
                        .orElseGet(() -> world.map().room(world.rules().startRoom()));
        world.population().add(monster, room);
        world.part(Spawner.class).restored(monster, spawnPoint);
        return monster;
    }
}

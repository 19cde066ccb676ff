package emberdelve.server.checkpoint;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.RoomId;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Progress;

import java.util.Optional;

/** The mapping of monsters that own or have learned something to rows, and back. Pure. */
final class MonsterMapping {
    private MonsterMapping() {}

    static MonsterRow row(Actor actor, Optional<RoomId> spawnPoint) {
        if (!(actor.nature() instanceof Nature.Monster(var type)))
            throw new IllegalArgumentException(actor + " is no monster");
        var base = actor.base();
        return new MonsterRow(
                actor.id().value(),
                type.id(),
                actor.room().id().value(),
                spawnPoint.map(RoomId::value),
                // An effect that raises the maximum may be gone when the row is read again.
                Math.clamp(actor.hp(), 1, base.hp()),
                base.hp(),
                base.attack(),
                base.attackChance(),
                base.defense(),
                base.defenseChance(),
                base.speed(),
                base.vision(),
                actor.progress().level(),
                actor.progress().xp(),
                actor.gold(),
                actor.belongings().stream().map(ItemType::id).toList());
    }

    static BaseStats stats(MonsterRow row) {
        return new BaseStats(
                row.maxHp(),
                row.attack(),
                row.attackChance(),
                row.defense(),
                row.defenseChance(),
                row.speed(),
                row.vision());
    }

    static Progress progress(MonsterRow row) {
        return new Progress(row.level(), row.xp(), 0);
    }
}

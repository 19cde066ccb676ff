package emberdelve.server.feature.quest;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of quest logs: turns each into a row, and the rows back. */
final class QuestStore implements Stored.Shared<QuestLog, QuestRow> {
    @Override
    public Class<QuestLog> kind() {
        return QuestLog.class;
    }

    @Override
    public Table<QuestRow> table() {
        return QuestRow.TABLE;
    }

    @Override
    public QuestRow row(long key, QuestLog log) {
        return new QuestRow(key, log.stages(), log.endings(), log.ended(), log.counts());
    }

    @Override
    public Personal<QuestRow> personal() {
        return Personal.ofCharacters(
                QuestRow::characterId, (world, id) -> world.part(Quests.class).forget(id));
    }

    @Override
    public Reach reach() {
        return Reach.CHARACTER;
    }

    @Override
    public void learn(World world, List<QuestRow> rows, List<Long> gone) {
        var quests = world.part(Quests.class);
        for (var row : rows)
            quests.restore(
                    new ActorId(row.characterId()),
                    new QuestLog(row.stages(), row.endings(), row.ended(), row.counts()));
        for (var key : gone) quests.drop(new ActorId(key));
    }
}

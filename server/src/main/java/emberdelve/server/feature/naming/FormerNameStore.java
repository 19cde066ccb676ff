package emberdelve.server.feature.naming;

import emberdelve.db.account.NameFold;
import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of former names: turns each into a row, and the rows back. */
final class FormerNameStore implements Stored.Shared<FormerName, FormerNameRow> {
    @Override
    public Class<FormerName> kind() {
        return FormerName.class;
    }

    @Override
    public Table<FormerNameRow> table() {
        return FormerNameRow.TABLE;
    }

    @Override
    public FormerNameRow row(long key, FormerName former) {
        return new FormerNameRow(
                key,
                former.character().value(),
                former.account(),
                former.name(),
                NameFold.fold(former.name()),
                former.reason(),
                former.tick(),
                former.told());
    }

    /** A character that has another name has a former one by that. */
    @Override
    public Personal<FormerNameRow> personal() {
        return Personal.ofCharacters(
                FormerNameRow::characterId,
                (world, id) -> world.part(FormerNames.class).forget(id),
                (world, renaming) -> world.part(FormerNames.class).add(renaming));
    }

    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<FormerNameRow> rows, List<Long> gone) {
        for (var row : rows)
            world.part(FormerNames.class)
                    .restore(
                            new FormerName(
                                    row.id(),
                                    new ActorId(row.characterId()),
                                    row.accountId(),
                                    row.name(),
                                    row.reason(),
                                    row.sinceTick(),
                                    row.told()));
        for (var key : gone) world.part(FormerNames.class).drop(key);
    }
}

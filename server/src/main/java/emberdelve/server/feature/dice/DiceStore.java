package emberdelve.server.feature.dice;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/**
 * The store of stakes: turns each into a row, and the rows back. A restart ends the game, and
 * whoever comes back has the stake again.
 */
final class DiceStore implements Stored.Shared<DiceStake, DiceStakeRow> {
    @Override
    public Class<DiceStake> kind() {
        return DiceStake.class;
    }

    @Override
    public Table<DiceStakeRow> table() {
        return DiceStakeRow.TABLE;
    }

    @Override
    public DiceStakeRow row(long key, DiceStake stake) {
        return new DiceStakeRow(key, stake.gold());
    }

    @Override
    public Personal<DiceStakeRow> personal() {
        return Personal.ofCharacters(
                DiceStakeRow::characterId, (world, id) -> world.part(DiceStakes.class).forget(id));
    }

    @Override
    public Reach reach() {
        return Reach.CHARACTER;
    }

    @Override
    public void learn(World world, List<DiceStakeRow> rows, List<Long> gone) {
        var stakes = world.part(DiceStakes.class);
        for (var row : rows) stakes.restore(row);
        for (var key : gone) stakes.drop(new ActorId(key));
    }
}

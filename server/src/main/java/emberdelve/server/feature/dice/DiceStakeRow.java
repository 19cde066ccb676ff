package emberdelve.server.feature.dice;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/** The row of a {@link DiceStake}. */
public record DiceStakeRow(long characterId, long gold) {
    public static final Table<DiceStakeRow> TABLE = Table.of("dice_stake", DiceStakeRow.class);

    public DiceStakeRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.range("gold", gold, 1, Long.MAX_VALUE);
    }
}

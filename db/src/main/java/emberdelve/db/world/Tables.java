package emberdelve.db.world;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Table;
import emberdelve.db.zone.MonsterRow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * All tables of the world's rows, in the order in which rows are written: holders come before what
 * they hold. Rows are taken out in the opposite order, so that the foreign keys hold at each step.
 *
 * @param all the tables, no two with the same name
 */
public record Tables(List<Table<?>> all) {
    /** The tables of a world in which no feature stores anything. */
    public static final Tables CORE =
            new Tables(
                    List.of(
                            CharacterRow.TABLE,
                            CorpseRow.TABLE,
                            MonsterRow.TABLE,
                            ItemRow.TABLE,
                            LedgerRow.TABLE));

    public Tables {
        all = List.copyOf(all);
        var names = new HashSet<String>();
        for (var table : all)
            if (!names.add(table.name()))
                throw new IllegalArgumentException("two tables of one name: " + table);
    }

    /** The tables that features brought. */
    List<Table<?>> ofFeatures() {
        return all.stream().filter(table -> !CORE.all.contains(table)).toList();
    }

    /** These tables, and those of features after them. */
    public Tables and(List<? extends Table<?>> more) {
        var both = new ArrayList<>(all);
        both.addAll(more);
        return new Tables(both);
    }
}

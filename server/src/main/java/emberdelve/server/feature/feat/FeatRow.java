package emberdelve.server.feature.feat;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sorted;
import emberdelve.db.row.Table;

import java.util.Map;

/**
 * The row of a {@link FeatRecord}.
 *
 * @param counts the number of deeds that the character has done, by the measure's name
 * @param earned the day on which each feat was earned, by its id, in days since 1970
 */
public record FeatRow(
        long characterId,
        @JsonColumn Map<String, Long> counts,
        @JsonColumn Map<String, Long> earned) {
    public static final Table<FeatRow> TABLE = Table.of("feat", FeatRow.class);

    public FeatRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        counts = numbers("counts", counts);
        earned = numbers("earned", earned);
    }

    private static Map<String, Long> numbers(String column, Map<String, Long> numbers) {
        numbers.forEach((word, number) -> {
            Require.word(column, word);
            Require.natural(column, number);
        });
        return Sorted.copy(numbers);
    }
}

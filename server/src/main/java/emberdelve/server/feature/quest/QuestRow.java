package emberdelve.server.feature.quest;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sorted;
import emberdelve.db.row.Table;

import java.util.Map;

/**
 * The quests of a character.
 *
 * @param stages the stages of the open quests, by the quests' ids
 * @param endings the latest ending of each quest that has ended, by the quests' ids
 * @param ended the tick of each of these endings, by the quests' ids
 * @param counts how often each quest came to each ending, by both ids: {@code
 *     the-twelfth-tub/mercy}
 */
public record QuestRow(
        long characterId,
        @JsonColumn Map<String, String> stages,
        @JsonColumn Map<String, String> endings,
        @JsonColumn Map<String, Long> ended,
        @JsonColumn Map<String, Long> counts) {
    public static final Table<QuestRow> TABLE = Table.of("quest", QuestRow.class);

    public QuestRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        stages = words("stages", stages);
        endings = words("endings", endings);
        ended = numbers("ended", ended);
        counts = numbers("counts", counts);
    }

    private static Map<String, String> words(String column, Map<String, String> words) {
        words.forEach((key, word) -> {
            Require.word(column, key);
            Require.word(column, word);
        });
        return Sorted.copy(words);
    }

    private static Map<String, Long> numbers(String column, Map<String, Long> numbers) {
        numbers.forEach((key, number) -> {
            Require.word(column, key);
            Require.natural(column, number);
        });
        return Sorted.copy(numbers);
    }
}

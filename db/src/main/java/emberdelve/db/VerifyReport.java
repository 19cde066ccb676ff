package emberdelve.db;

import java.util.List;

/**
 * The findings of a check of the whole store.
 *
 * @param sound whether the world may be played on
 * @param lines for the operator: the counts when it is sound, else one line a complaint
 * @param gold coins in purses and corpses
 * @param checkpoint the number of the last checkpoint; 0 when none could be read
 */
public record VerifyReport(
        boolean sound,
        List<String> lines,
        long characters,
        long items,
        long corpses,
        long gold,
        long checkpoint) {
    public VerifyReport {
        lines = List.copyOf(lines);
    }
}

package emberdelve.db;

import java.util.List;

/**
 * What a check of the whole store found.
 *
 * @param sound whether it may be played on
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

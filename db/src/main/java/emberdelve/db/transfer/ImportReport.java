package emberdelve.db.transfer;

/**
 * The counts of an import.
 *
 * @param replaced how many of the characters were there before
 * @param gold coins in the purses that came
 * @param checkpoint the checkpoint that holds it all
 */
public record ImportReport(int characters, int replaced, int items, long gold, long checkpoint) {}

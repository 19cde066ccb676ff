package emberdelve.db.transfer;

/**
 * The counts of an import.
 *
 * @param replaced how many of the characters replaced one that was there before
 * @param gold coins in the purses that came
 * @param checkpoint the checkpoint that holds all that was imported
 */
public record ImportReport(int characters, int replaced, int items, long gold, long checkpoint) {}

package emberdelve.server.feature.delve;

/**
 * The cleared delves that everybody is shown.
 *
 * @param today the delve of the day, the quickest first
 * @param latest of all delves, the latest first
 */
public record DelveTables(DelveRecords today, DelveRecords latest) {}

package emberdelve.server.feature.delve;

/** By how many a delve was cleared: each size has a table of its own. */
public enum PartySize {
    ALONE,
    TWO,
    MORE;

    static PartySize of(int members) {
        return switch (members) {
            case 0, 1 -> ALONE;
            case 2 -> TWO;
            default -> MORE;
        };
    }
}

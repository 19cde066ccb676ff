package emberdelve.server.feature.delve;

/** The size of the party that cleared a delve: each size has a table of its own. */
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

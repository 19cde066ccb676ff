package emberdelve.server.feature.group;

/**
 * How a vote stands.
 *
 * @param open of those who may vote and have not
 */
public record VoteTally(int yes, int no, int open) {
    /** More than half of all who may vote said yes; nothing can change that. */
    boolean isCarried() {
        return yes * 2 > all();
    }

    /** Not even if all who are left said yes. */
    boolean isLost() {
        return (yes + open) * 2 <= all();
    }

    private int all() {
        return yes + no + open;
    }
}

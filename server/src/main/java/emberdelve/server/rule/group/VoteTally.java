package emberdelve.server.rule.group;

/**
 * The counts of a vote.
 *
 * @param open members who may vote and have not
 */
public record VoteTally(int yes, int no, int open) {
    /** Whether more than half of all who may vote have voted yes. */
    boolean isCarried() {
        return yes * 2 > all();
    }

    /** Whether the vote cannot be carried any more. */
    boolean isLost() {
        return (yes + open) * 2 <= all();
    }

    private int all() {
        return yes + no + open;
    }
}

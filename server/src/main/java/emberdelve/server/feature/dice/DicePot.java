package emberdelve.server.feature.dice;

import java.util.List;

/**
 * The pot that is played for, and who has it in the end (docs/rules.md R16.6). Pure.
 *
 * @param stake of each seat
 * @param seats the house's included, if it plays
 * @param housePercent of the pot that the house keeps, rounded up
 */
record DicePot(long stake, int seats, int housePercent) {
    private static final int WHOLE = 100;

    /** All stakes. */
    long gold() {
        return stake * seats;
    }

    /** The part that the house keeps. */
    long cut() {
        return Math.ceilDiv(gold() * housePercent, WHOLE);
    }

    /** The part that each of so many winners has. What cannot be split is the house's. */
    long share(int winners) {
        return (gold() - cut()) / winners;
    }

    /**
     * The winners of those who are still at the table: the deepest who are not out, or all when
     * everybody is.
     */
    static List<DiceSeat> winners(List<DiceSeat> there) {
        var deepest = there.stream().filter(seat -> !seat.isOut()).mapToInt(DiceSeat::sum).max();
        if (deepest.isEmpty()) return there;
        return there.stream()
                .filter(seat -> !seat.isOut() && seat.sum() == deepest.getAsInt())
                .toList();
    }
}

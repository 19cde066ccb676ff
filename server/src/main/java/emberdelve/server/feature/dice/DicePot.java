package emberdelve.server.feature.dice;

import java.util.List;

/**
 * The pot of a game, and the rules by which it is shared (docs/rules.md R16.6). Pure.
 *
 * @param stake the stake of each seat
 * @param seats the number of seats, with that of the house if it plays
 * @param housePercent the percentage of the pot that the house keeps, rounded up
 */
record DicePot(long stake, int seats, int housePercent) {
    private static final int WHOLE = 100;

    /** The sum of all stakes. */
    long gold() {
        return stake * seats;
    }

    /** The part that the house keeps. */
    long cut() {
        return Math.ceilDiv(gold() * housePercent, WHOLE);
    }

    /** The part that each of that many winners gets. The house keeps what cannot be split. */
    long share(int winners) {
        return (gold() - cut()) / winners;
    }

    /**
     * The winners among the seats that are still at the table: those with the highest sum that is
     * not out, or all of them if all are out.
     */
    static List<DiceSeat> winners(List<DiceSeat> there) {
        var deepest = there.stream().filter(seat -> !seat.isOut()).mapToInt(DiceSeat::sum).max();
        if (deepest.isEmpty()) return there;
        return there.stream()
                .filter(seat -> !seat.isOut() && seat.sum() == deepest.getAsInt())
                .toList();
    }
}

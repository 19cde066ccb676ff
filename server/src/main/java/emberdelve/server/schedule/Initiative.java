package emberdelve.server.schedule;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The order in which actors act in one tick: lower speed, then the higher 1d6 and modifier, then
 * chance (docs/rules.md R1.5). Each actor's place is packed into one number, so that sorting
 * compares no objects.
 */
final class Initiative {
    // From the most significant bit on: speed 10, initiative 8, chance 21, place in the queue 24.
    private static final int PLACE_BITS = 24;
    private static final int CHANCE_BITS = 21;
    private static final int INITIATIVE_BITS = 8;
    private static final int HIGHEST = (1 << (INITIATIVE_BITS - 1)) - 1;
    private static final int SPEED_HIGHEST = 1023;
    private static final long PLACE_MASK = (1L << PLACE_BITS) - 1;
    private static final int SIDES = 6;
    private static final long LOW_HALF = 0xffff_ffffL;

    private final RandomGenerator random;
    private long[] keys = new long[16];

    Initiative(RandomGenerator random) {
        this.random = random;
    }

    /**
     * Rolls for the called members that have not left.
     *
     * @param count how many were called, those that have left included
     * @return how many rolled
     */
    int roll(Calendar calendar, Members members, int count) {
        if (keys.length < count) keys = new long[Math.max(count, 2 * keys.length)];
        if (count == 1) {
            // A single member needs no die.
            keys[0] = 0;
            return 1;
        }
        var present = 0;
        for (var place = 0; place < count; place++) {
            var number = calendar.called(place);
            if (number != Calendar.GONE) keys[present++] = key(members.get(number), place);
        }
        Arrays.sort(keys, 0, present);
        return present;
    }

    /** The place in the call of the member that acts at that rank; rank 0 acts first. */
    int place(int rank) {
        return (int) (keys[rank] & PLACE_MASK);
    }

    private long key(Contender contender, int place) {
        var roll = random.nextLong();
        var die = 1 + (int) (((roll & LOW_HALF) * SIDES) >>> Integer.SIZE);
        var initiative = Math.clamp(die + contender.initiativeModifier(), -HIGHEST, HIGHEST);
        long key = Math.clamp(contender.speed(), 0, SPEED_HIGHEST);
        key = (key << INITIATIVE_BITS) | (HIGHEST - initiative);
        key = (key << CHANCE_BITS) | (roll >>> (Long.SIZE - CHANCE_BITS));
        return (key << PLACE_BITS) | place;
    }
}

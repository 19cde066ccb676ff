package emberdelve.bench.load;

import java.util.Arrays;

/** The moments when the unanswered commands of one player were due, from the oldest command on. */
final class Waiting {
    private static final int ROOM_AT_FIRST = 16;

    private long[] due = new long[ROOM_AT_FIRST];
    private int oldest;
    private int next;

    /** Notes one more command, and answers its number. */
    int add(long dueNanos) {
        if (next - oldest == due.length) grow();
        due[next & due.length - 1] = dueNanos;
        return next++;
    }

    boolean isEmpty() {
        return oldest == next;
    }

    /** The number of the oldest unanswered command; only while there is one. */
    int oldest() {
        return oldest;
    }

    boolean holds(int number) {
        return number >= oldest && number < next;
    }

    /**
     * Whether it is known when the command of that number was due, which it is for some time after
     * its answer, too.
     */
    boolean remembers(int number) {
        return number >= Math.max(0, next - due.length) && number < next;
    }

    /** The moment when a command was due; only while that is remembered. */
    long due(int number) {
        return due[number & due.length - 1];
    }

    /**
     * Forgets all commands up to that one, which was answered; older ones never will be, as answers
     * come in order.
     */
    void forgetTo(int number) {
        oldest = number + 1;
    }

    /** The number of the next command. */
    int next() {
        return next;
    }

    private void grow() {
        var larger = Arrays.copyOf(due, 2 * due.length);
        for (var number = oldest; number < next; number++)
            larger[number & larger.length - 1] = due[number & due.length - 1];
        due = larger;
    }
}

package emberdelve.server.endtoend;

import java.util.ArrayDeque;
import java.util.Deque;

/** What the tests of a class share, closed after the last of them, the latest first. */
final class Cleanup {
    private final Deque<AutoCloseable> open = new ArrayDeque<>();

    <T extends AutoCloseable> T later(T one) {
        open.push(one);
        return one;
    }

    /** Also where a class was skipped, or has got no further than its server. */
    void now() throws Exception {
        while (!open.isEmpty()) open.pop().close();
    }
}

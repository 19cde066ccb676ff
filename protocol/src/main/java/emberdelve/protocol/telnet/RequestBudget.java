package emberdelve.protocol.telnet;

import java.util.concurrent.TimeUnit;

/**
 * The budget for what the peer wants answered: so many requests in a second.
 *
 * <p>Thread: its connection's event loop.
 */
final class RequestBudget {
    private final int perSecond;
    private long secondStartNanos;
    private int spent;

    RequestBudget(int perSecond) {
        this.perSecond = perSecond;
    }

    /**
     * Counts one more request.
     *
     * @throws TelnetException if it is one too many
     */
    void spend(long nowNanos) {
        if (spent == 0 || nowNanos - secondStartNanos >= TimeUnit.SECONDS.toNanos(1)) {
            secondStartNanos = nowNanos;
            spent = 0;
        }
        spent++;
        if (spent > perSecond) {
            throw new TelnetException(
                    "negotiations: more than "
                            + perSecond
                            + " in a second (expected: at most "
                            + perSecond
                            + ")");
        }
    }
}

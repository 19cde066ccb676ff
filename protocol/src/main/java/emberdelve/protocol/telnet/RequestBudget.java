package emberdelve.protocol.telnet;

import java.util.concurrent.TimeUnit;

/**
 * The budget of what the peer wants answered: how much of it in a second.
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
     * One more.
     *
     * @throws TelnetException if that is one too many
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

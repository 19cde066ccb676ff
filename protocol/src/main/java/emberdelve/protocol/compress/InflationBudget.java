package emberdelve.protocol.compress;

import java.util.concurrent.TimeUnit;
import java.util.zip.DataFormatException;

/**
 * The budget of what one connection may inflate, over all its streams.
 *
 * <p>Thread: its connection's event loop.
 */
public final class InflationBudget {
    private final InflationLimits limits;
    private long secondStartNanos;
    private int ofSecond;
    private int ofRead;

    public InflationBudget(InflationLimits limits) {
        this.limits = limits;
    }

    /** Begins the budget of another packet. */
    public void readBegins(long nowNanos) {
        ofRead = 0;
        if (ofSecond == 0 || nowNanos - secondStartNanos >= TimeUnit.SECONDS.toNanos(1)) {
            secondStartNanos = nowNanos;
            ofSecond = 0;
        }
    }

    /**
     * Counts octets that have been inflated.
     *
     * @param octets those that have been inflated just now
     * @param taken octets that the stream has taken so far
     * @param produced octets that it has become so far
     * @throws DataFormatException if that is more than the limits allow
     */
    void spend(int octets, long taken, long produced) throws DataFormatException {
        ofRead += octets;
        ofSecond += octets;
        check("octets of one packet", ofRead, limits.perReadMaxOctets());
        check("octets in a second", ofSecond, limits.perSecondMaxOctets());
        if (produced > InflationLimits.RATIO_FREE_OCTETS) {
            check("octets out of one", produced / Math.max(taken, 1), limits.ratioMax());
        }
    }

    private static void check(String what, long is, int most) throws DataFormatException {
        if (is > most)
            throw new DataFormatException(is + " " + what + " (expected: at most " + most + ")");
    }
}

package emberdelve.server.metrics;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/**
 * What the bridge has carried since the start. Safe for any thread.
 *
 * @param waiting lines that wait to be sent
 * @param sent lines that a webhook has taken
 * @param dropped lines that were not sent, by why
 * @param received lines that came in and were told
 * @param refused requests that were refused, by why
 */
public record BridgeCounts(
        AtomicInteger waiting, LongAdder sent, Counts dropped, LongAdder received, Counts refused) {
    public static BridgeCounts none() {
        return new BridgeCounts(
                new AtomicInteger(), new LongAdder(), new Counts(), new LongAdder(), new Counts());
    }
}

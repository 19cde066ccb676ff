package emberdelve.server.metrics;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * The counts of connections and of what goes over them. Safe for any thread.
 *
 * @param octetsRead the octets that came over all connections
 * @param octetsSent the octets that went
 * @param refused those who were turned away and lines that were not taken, by the key of the
 *     message that tells it, or by a word where nobody can be told
 * @param ended the sessions that the server ended, likewise
 * @param transports the sessions that are open, by what carries them
 * @param clients the sessions that are open, by the family of their client
 */
public record Traffic(
        LongAdder octetsRead,
        LongAdder octetsSent,
        Counts refused,
        Counts ended,
        Counts transports,
        Counts clients) {
    public static Traffic none() {
        return new Traffic(
                new LongAdder(),
                new LongAdder(),
                new Counts(),
                new Counts(),
                new Counts(),
                new Counts());
    }

    /** Those who were refused and those whose session was ended, since the start, by the reason. */
    public Map<String, Long> turnedAway() {
        var all = new TreeMap<>(refused.all());
        ended.all().forEach((reason, count) -> all.merge(reason, count, Long::sum));
        return all;
    }
}

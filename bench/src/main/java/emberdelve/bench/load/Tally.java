package emberdelve.bench.load;

/** What all players of a round have counted. Only its event loop touches it. */
final class Tally {
    private final Latencies latencies = new Latencies();
    private int sent;
    private long lastAnswerNanos;

    void sent() {
        sent++;
    }

    void answered(long scheduledNanos, long nowNanos) {
        latencies.add(nowNanos - scheduledNanos);
        lastAnswerNanos = nowNanos;
    }

    int sentCount() {
        return sent;
    }

    /** By {@link System#nanoTime}. */
    long lastAnswerNanos() {
        return lastAnswerNanos;
    }

    Latencies latencies() {
        return latencies;
    }
}

package emberdelve.server.rule.sanction;

import emberdelve.config.content.TimeSpan;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * The span for which a sanction holds, as staff type it: {@code 10m}, {@code 2h}, {@code 1h30m},
 * {@code 3d} or {@code forever}.
 *
 * @param seconds the length in seconds; empty for {@code forever}
 */
record SanctionSpan(Optional<Long> seconds) {
    /** Ten years; for longer sanctions there is {@code forever}. */
    static final long SECONDS_MAX = 3650L * 86_400;

    /** The span if none is typed: long enough to think about it, and over by itself. */
    static final SanctionSpan USUAL = new SanctionSpan(Optional.of(3_600L));

    /** The span; empty if the text is no span, or longer than {@link #SECONDS_MAX}. */
    static Optional<SanctionSpan> read(String typed) {
        var word = typed.toLowerCase(Locale.ROOT);
        if (word.equals("forever")) return Optional.of(new SanctionSpan(Optional.empty()));
        return TimeSpan.parse(word)
                .map(Duration::toSeconds)
                .filter(seconds -> seconds >= 1 && seconds <= SECONDS_MAX)
                .map(seconds -> new SanctionSpan(Optional.of(seconds)));
    }
}

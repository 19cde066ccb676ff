package emberdelve.server.rule.sanction;

import emberdelve.server.admin.Sanction;
import emberdelve.server.view.Note;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;

/** Sanctions as messages: what, why and until when. Safe for any thread. */
public final class Verdict {
    private static final DateTimeFormatter MINUTES =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    private Verdict() {}

    /**
     * @param key the key of the message for a sanction that ends; for others, {@code -forever} is
     *     appended
     */
    public static Note of(String key, Sanction sanction) {
        return of(key, sanction, "");
    }

    /** The message of {@link #of(String, Sanction)} with the number of an audit row. */
    public static Note of(String key, Sanction sanction, String audit) {
        return Note.of(
                sanction.until().isPresent() ? key : key + "-forever",
                Map.of(
                        "kind", sanction.kind().word(),
                        "who", sanction.name(),
                        "reason", sanction.reason(),
                        "staff", sanction.who(),
                        "until", until(sanction),
                        "audit", audit));
    }

    /** The end for the audit; empty if the sanction never ends. */
    public static String until(Sanction sanction) {
        return sanction.until()
                .map(second -> MINUTES.format(Instant.ofEpochSecond(second)))
                .orElse("");
    }
}

package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Span;

import java.time.Duration;

/**
 * The time for which files with what persons did are kept beside the world: the {@code retention:}
 * part.
 *
 * @param log the log, in whole days
 * @param recordings what came in
 * @param exports the files that {@code person NAME export} has written
 */
public record RetentionSettings(Duration log, Duration recordings, Duration exports) {
    private static final Span KEPT = new Span(Duration.ofDays(1), Duration.ofDays(3_660));

    public static final RetentionSettings DEFAULTS =
            new RetentionSettings(Duration.ofDays(30), Duration.ofDays(30), Duration.ofDays(30));

    public RetentionSettings {
        KEPT.require("retention.log", log);
        KEPT.require("retention.recordings", recordings);
        KEPT.require("retention.exports", exports);
    }

    static RetentionSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var retention =
                new RetentionSettings(
                        fields.optional("log", KEPT, DEFAULTS.log),
                        fields.optional("recordings", KEPT, DEFAULTS.recordings),
                        fields.optional("exports", KEPT, DEFAULTS.exports));
        fields.end();
        return retention;
    }

    /** Takes all but the log, which is opened once. */
    RetentionSettings goingOnWith(RetentionSettings read) {
        return new RetentionSettings(log, read.recordings, read.exports);
    }
}

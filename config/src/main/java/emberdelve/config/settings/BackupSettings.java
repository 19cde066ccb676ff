package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;

/**
 * Backups while the server runs: the {@code backups:} part.
 *
 * @param every the time from the end of one backup to the beginning of the next; zero = only when
 *     staff ask
 * @param keep the number of backups that are kept, the newest
 */
public record BackupSettings(Duration every, int keep) {
    private static final Span EVERY = new Span(Duration.ZERO, Duration.ofDays(31));
    private static final Whole KEEP = new Whole(1, 10_000);

    public static final BackupSettings DEFAULTS = new BackupSettings(Duration.ofDays(1), 7);

    public BackupSettings {
        EVERY.require("backups.every", every);
        KEEP.require("backups.keep", keep);
    }

    static BackupSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var backups =
                new BackupSettings(
                        fields.optional("every", EVERY, DEFAULTS.every),
                        fields.optional("keep", KEEP, DEFAULTS.keep));
        fields.end();
        return backups;
    }
}

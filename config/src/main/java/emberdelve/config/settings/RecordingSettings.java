package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.Whole;

/**
 * The choice to keep all inputs, to play a game again: the {@code recording:} part.
 *
 * @param enabled whether inputs are recorded, from the next start on
 * @param fileMaxMib of one recording, in MiB; a full one ends
 * @param filesMax recordings that are kept, one a start; the oldest are deleted
 */
public record RecordingSettings(boolean enabled, int fileMaxMib, int filesMax) {
    private static final Whole MIB = new Whole(1, 100_000);
    private static final Whole FILES = new Whole(1, 1_000);

    public static final RecordingSettings DEFAULTS = new RecordingSettings(false, 64, 8);

    public RecordingSettings {
        MIB.require("recording.file-max-mib", fileMaxMib);
        FILES.require("recording.files-max", filesMax);
    }

    static RecordingSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var recording =
                new RecordingSettings(
                        fields.optional("enabled", Flag.FLAG, DEFAULTS.enabled),
                        fields.optional("file-max-mib", MIB, DEFAULTS.fileMaxMib),
                        fields.optional("files-max", FILES, DEFAULTS.filesMax));
        fields.end();
        return recording;
    }
}

package emberdelve.server.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.load.ParsedFiles;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsInForce;
import emberdelve.db.Database;
import emberdelve.server.bridge.Joints;
import emberdelve.server.feature.Features;
import emberdelve.server.game.Recorder;
import emberdelve.server.game.RegionPlan;
import emberdelve.server.reload.ContentFolder;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class WiringTest {
    @Test
    void everythingTheServerNeedsIsBound(@TempDir Path folder) {
        var content = ShippedContent.load();
        try (var database = Database.open(folder, false, Features.tables())) {
            var server =
                    ServerModule.wire(
                            RegionPlan.WHOLE,
                            SettingsInForce.unchanging(Settings.DEFAULTS),
                            content,
                            new ContentFolder(Path.of("../config/content"), new ParsedFiles()),
                            database,
                            Recorder.NONE,
                            Joints.NONE);
            assertThat(server.control().isStopRequested()).isFalse();
        }
    }
}

package emberdelve.server.endtoend;

import emberdelve.config.load.ParsedFiles;
import emberdelve.config.read.Problems;
import emberdelve.config.settings.SettingsInForce;
import emberdelve.config.settings.SettingsLoader;
import emberdelve.db.Database;
import emberdelve.server.bridge.Joints;
import emberdelve.server.game.Recorder;
import emberdelve.server.game.RegionPlan;
import emberdelve.server.game.RegionPlan.Share;
import emberdelve.server.reload.ContentFolder;
import emberdelve.server.transcript.ContentOnce;
import emberdelve.server.wiring.Server;
import emberdelve.server.wiring.ServerModule;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A server of several regions, in this process. */
final class DividedServer {
    /** The stair down from the town leads into the mine. */
    static final RegionPlan IN_THREE =
            new RegionPlan(
                    List.of(
                            new Share("town", List.of()),
                            new Share("mine", List.of("old-mine", "low-pumps")),
                            new Share("moor", List.of("shaft-moor"))));

    private static final String SETTINGS =
            """
            telnet: {port: 0}
            websocket: {port: 0, tls-port: 0}
            tls: {port: 0}
            admin: {enabled: true, port: 0}
            passwords: {memory-kib: 128}
            """;

    private DividedServer() {}

    static Server wire(RegionPlan plan, Path data, Database database) throws IOException {
        // Nobody lives where the tests walk, who would begin a fight.
        var copy = data.resolve("config-" + plan.shares().size());
        if (!Files.exists(copy)) Configuration.copyTo(copy).empty("old-mine");
        var folder = copy.resolve("content");
        var file = Files.writeString(data.resolve("server.yaml"), SETTINGS);
        var problems = new Problems();
        var settings = SettingsLoader.load(file, problems).orElseThrow();
        return ServerModule.wire(
                plan,
                SettingsInForce.unchanging(settings),
                ContentOnce.in(folder),
                new ContentFolder(folder, new ParsedFiles()),
                database,
                Recorder.NONE,
                Joints.NONE);
    }
}

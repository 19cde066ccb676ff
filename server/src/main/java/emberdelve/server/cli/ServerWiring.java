package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.config.settings.SettingsInForce;
import emberdelve.db.Database;
import emberdelve.server.bridge.Joints;
import emberdelve.server.game.Recorder;
import emberdelve.server.game.RegionPlan;
import emberdelve.server.reload.ContentFolder;
import emberdelve.server.wiring.Server;

/** The maker of a server from what was read and opened for it. */
@FunctionalInterface
public interface ServerWiring {
    /**
     * @param plan the plan by which the dungeon is divided
     * @param folder the folder from which the content was read
     * @param joints what the bridge joins to places outside
     */
    Server wire(
            RegionPlan plan,
            SettingsInForce settings,
            Content content,
            ContentFolder folder,
            Database database,
            Recorder recorder,
            Joints joints);
}

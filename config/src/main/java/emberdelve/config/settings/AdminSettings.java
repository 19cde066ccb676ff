package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;

/**
 * What watches over the server, and the port for whoever does: the {@code admin:} part.
 *
 * @param port 0 = any free one
 * @param bind a numeric address; who reaches it reads all figures
 * @param flightRecorder whether Java's Flight Recorder goes on for as long as the server runs
 */
public record AdminSettings(boolean enabled, int port, String bind, boolean flightRecorder) {
    public static final AdminSettings DEFAULTS = new AdminSettings(true, 4090, "127.0.0.1", false);

    public AdminSettings {
        Port.require("admin", port, bind);
    }

    static AdminSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var admin =
                new AdminSettings(
                        fields.optional("enabled", Flag.FLAG, DEFAULTS.enabled),
                        fields.optional("port", Port.PORT, DEFAULTS.port),
                        fields.optional("bind", NumericAddress.ADDRESS, DEFAULTS.bind),
                        fields.optional("flight-recorder", Flag.FLAG, DEFAULTS.flightRecorder));
        fields.end();
        return admin;
    }
}

package emberdelve.server.gmcp;

import emberdelve.server.model.Cue;
import emberdelve.server.model.SoundVolumes;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import java.util.EnumMap;
import java.util.Optional;

/**
 * The loudness of sounds that somebody has chosen in a client, for as long as it is connected:
 * {@code Client.Media.Volumes}.
 */
public final class GmcpVolumes {
    /** The message's name. */
    public static final String NAME = "Client.Media.Volumes";

    private static final JsonMapper JSON = new JsonMapper();

    private GmcpVolumes() {}

    /**
     * Reads the message: a kind that it does not name is silent, and a number beyond 0 to 100 is
     * the nearest of them. Empty where it is no object.
     */
    public static Optional<SoundVolumes> read(String json) {
        if (json.isEmpty()) return Optional.empty();
        try {
            var tree = JSON.readTree(json);
            if (!tree.isObject()) return Optional.empty();
            var volumes = new EnumMap<Cue, Integer>(Cue.class);
            for (var cue : Cue.values()) {
                var loud = tree.path(cue.word()).asInt(0);
                volumes.put(cue, Math.clamp(loud, 0, SoundVolumes.MOST));
            }
            return Optional.of(new SoundVolumes(volumes));
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }
}

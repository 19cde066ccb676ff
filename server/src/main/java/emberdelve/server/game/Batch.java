package emberdelve.server.game;

import emberdelve.server.view.VitalsView;
import emberdelve.server.world.actor.Named;
import emberdelve.server.world.actor.Preferences;
import java.util.List;
import java.util.Optional;

/**
 * All that one link is handed at once; it is written in one go, with one prompt at its end.
 *
 * @param self the reader's character; empty when it is none (the console)
 */
public record Batch(List<Heard> heard, Optional<Self> self) {
    /** The reader's character as of this batch. */
    public record Self(Named who, VitalsView vitals, Preferences preferences) {}
}

package emberdelve.server.link;

import emberdelve.server.admin.Role;
import emberdelve.server.model.Named;
import emberdelve.server.model.Preferences;
import emberdelve.server.view.VitalsView;

import java.util.List;
import java.util.Optional;

/**
 * All that one link is handed at once; it is written in one go, with one prompt at its end.
 *
 * @param self the reader's character; empty when it is none (the console)
 */
public record Batch(List<Heard> heard, Optional<Self> self) {
    /**
     * The reader's character as of this batch.
     *
     * @param enter the line that an empty one stands for just now; empty when for none
     * @param role what its player may do
     */
    public record Self(
            Named who,
            VitalsView vitals,
            Preferences preferences,
            Optional<String> enter,
            Role role) {
        /** The same with other preferences. */
        public Self with(Preferences others) {
            return new Self(who, vitals, others, enter, role);
        }
    }
}

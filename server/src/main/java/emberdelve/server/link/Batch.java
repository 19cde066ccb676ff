package emberdelve.server.link;

import emberdelve.server.command.Speaker;
import emberdelve.server.command.WritingSpace;
import emberdelve.server.model.Named;
import emberdelve.server.model.Preferences;
import emberdelve.server.view.VitalsView;

import java.util.List;
import java.util.Optional;

/**
 * The facts that one link is told at once; the session writes them together, with one prompt at the
 * end.
 *
 * @param self the reader's character; empty for the console, which has none
 * @param moment the number of the latest moment that the character has noticed, which grows by one
 *     with each, also from one link to the next; 0 for the console
 */
public record Batch(List<Heard> heard, Optional<Self> self, long moment) {
    /**
     * The reader's character as of this batch.
     *
     * @param enter the line that ENTER alone types at this moment; empty for none
     * @param writingSpace the space that is left in the text that the character is writing, if it
     *     is writing one
     * @param speaker what decides which verbs are the player's
     */
    public record Self(
            Named who,
            VitalsView vitals,
            Preferences preferences,
            Optional<String> enter,
            Optional<WritingSpace> writingSpace,
            Speaker speaker) {
        /** A copy with other preferences. */
        public Self with(Preferences others) {
            return new Self(who, vitals, others, enter, writingSpace, speaker);
        }
    }
}

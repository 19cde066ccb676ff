package emberdelve.server.feature.lantern;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.model.Achievement;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/**
 * The news of the lanterns to everybody in the dungeon. {@code actor}: the character that lit the
 * latest.
 */
public sealed interface LanternEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** The news that a lantern was lit; {@code dark}: how many are left to light. */
    record Lit(Named actor, int number, String shaft, int dark)
            implements LanternEvent, Achievement {
        @Override
        public List<Measure> measures() {
            return List.of(Measure.LANTERNS);
        }
    }

    /** The news that all lanterns burn; {@code round}: how often they have done so until now. */
    record AllLit(Named actor, int count, int round) implements LanternEvent {}
}

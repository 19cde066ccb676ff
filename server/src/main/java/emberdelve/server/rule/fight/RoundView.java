package emberdelve.server.rule.fight;

import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;

/** A round of a fight, summed up. */
public record RoundView(List<Share> shares) implements View {
    /**
     * @param friend whether this is the reader or a member of its group: of others, only the
     *     condition is told
     * @param condition the new condition, if it has changed
     */
    public record Share(
            Named who, boolean friend, int dealt, int taken, Optional<Condition> condition) {}
}

package emberdelve.server.rule.item;

import emberdelve.server.command.Looking;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Corpse;
import emberdelve.server.view.Things;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The items and gold in a corpse.
 *
 * @param xp the experience in the corpse if it is the reader's own; 0 otherwise
 */
public record CorpseView(String of, List<Things> things, long gold, long xp) implements View {
    /** The corpse as that reader sees it. */
    public static CorpseView of(Corpse corpse, ActorId reader) {
        return new CorpseView(
                corpse.of(),
                Looking.things(corpse.items().items()),
                corpse.gold(),
                corpse.xpOf(reader));
    }
}

package emberdelve.server.feature.quest;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.model.Achievement;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/**
 * The news to a character of its own quests. {@code journal}: the text of the journal from now on.
 */
public sealed interface QuestEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    record Began(Named actor, String quest, String journal) implements QuestEvent {}

    /** The loss of the things that were there for the quest alone, when it ends. */
    record ThingsGone(Named actor, String quest, Pile things) implements QuestEvent {}

    record WentOn(Named actor, String quest, String journal) implements QuestEvent {}

    /**
     * @param id the id of the quest
     * @param ending the id of the ending
     */
    record Ended(Named actor, String id, String ending, String quest, String journal)
            implements QuestEvent, Achievement {
        @Override
        public List<Measure> measures() {
            return List.of(Measure.QUESTS);
        }
    }
}

package emberdelve.server.kernel;

import emberdelve.server.model.Actor;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The course of quests: how far each character is, and what brings it further. The feature that has
 * quests provides it; without that feature nobody has a quest. Quests, stages and endings are named
 * by their ids. Thread: world.
 */
public interface QuestCourse {
    /** The course where there are no quests. */
    QuestCourse NONE = new QuestCourse() {};

    /**
     * The character's progress: the place of its stage or ending among the words of the quest; 0 if
     * it does not have the quest.
     */
    default int progress(Actor who, String quest) {
        return 0;
    }

    /** Brings the quest to that stage or ending, for all with whom the character shares it. */
    default void advance(Actor self, String quest, String word) {}

    /**
     * Brings the quest to that stage or ending for several characters who have acted together
     * (docs/rules.md R19.6).
     */
    default void advance(List<Actor> all, String quest, String word) {}

    /**
     * Brings the quest to the stage or ending that the character has chosen. A stage is for all
     * with whom it shares the quest. An ending is for the character, and for the sharers at the
     * same stage who would not be asked as well: nobody is left with a quest that cannot end.
     *
     * @param decides whether a sharer would be asked as well
     */
    default void decide(Actor self, String quest, String word, Predicate<Actor> decides) {}

    /** Whether whoever comes to that stage or ending gets gold or a thing for it. */
    default boolean isRewarded(String quest, String word) {
        return false;
    }

    /** The thing that the quest would bring the character now at that stage or ending. */
    default Optional<String> reward(Actor who, String quest, String word) {
        return Optional.empty();
    }
}

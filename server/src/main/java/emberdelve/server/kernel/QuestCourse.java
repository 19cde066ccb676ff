package emberdelve.server.kernel;

import emberdelve.server.model.Actor;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The course of quests: how far each character is, and what brings it further; by the feature that
 * has quests. Without one nobody has any. Quests, stages and endings are named by their ids.
 * Thread: world.
 */
public interface QuestCourse {
    /** The course where there are no quests. */
    QuestCourse NONE = new QuestCourse() {};

    /** The character's progress: a place among the words of the quest; 0 if it has it not. */
    default int progress(Actor who, String quest) {
        return 0;
    }

    /** Brings the quest to that stage or ending, for all with whom the character shares it. */
    default void advance(Actor self, String quest, String word) {}

    /** The same for several who have done it together (docs/rules.md R19.6). */
    default void advance(List<Actor> all, String quest, String word) {}

    /**
     * The character has decided. A stage is for all as ever; an ending is its own, and that of
     * those sharers who are as far and could not decide any more: nobody is left with a quest that
     * has no end.
     *
     * @param decides who would be asked themselves
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

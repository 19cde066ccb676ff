package emberdelve.config.content;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Something to be done in stages, with one of several endings (docs/rules.md R19). Triggers take a
 * character from one stage to the next.
 *
 * @param giver the name of whoever gives it, as players read it
 * @param level the level that players are shown as its difficulty
 * @param group the number of characters for whom it is meant
 * @param shared whether a stage is reached by all of a group who are in the room
 * @param again the time after which a character can have it again; empty: never
 * @param things ids of the items that exist for this quest alone and disappear when it ends
 * @param stages in their order; the first is its beginning
 */
public record Quest(
        String id,
        String name,
        String giver,
        int level,
        int group,
        boolean shared,
        Optional<Duration> again,
        Set<String> things,
        List<Stage> stages,
        List<Ending> endings) {
    /** The word for a character who does not have it. */
    public static final String NONE = "none";

    public Quest {
        things = Collections.unmodifiableSet(new LinkedHashSet<>(things));
        stages = List.copyOf(stages);
        endings = List.copyOf(endings);
    }

    /** The words that {@code quest.ID} can be: none, the stages, the endings. */
    public List<String> words() {
        var words = new ArrayList<String>();
        words.add(NONE);
        for (var stage : stages) words.add(stage.id());
        for (var ending : endings) words.add(ending.id());
        return List.copyOf(words);
    }

    public Optional<Stage> stage(String word) {
        return stages.stream().filter(stage -> stage.id().equals(word)).findFirst();
    }

    public Optional<Ending> ending(String word) {
        return endings.stream().filter(ending -> ending.id().equals(word)).findFirst();
    }

    /**
     * @param journal what there is to do, as the journal tells it
     */
    public record Stage(String id, String journal) {}

    /**
     * @param journal how it ended, as the journal tells it from then on
     */
    public record Ending(String id, String journal, Reward reward) {}

    /** The reward of an ending. */
    public record Reward(int xp, int gold, Optional<String> item) {
        public static final Reward NONE = new Reward(0, 0, Optional.empty());
    }
}

package emberdelve.server.feature.quest;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The quests of one character, by their ids. Thread: world. */
public final class QuestLog {
    /** The stage of each open quest. */
    private final Map<String, String> stages = new TreeMap<>();

    /** The latest ending of each quest that has ended. */
    private final Map<String, String> endings = new TreeMap<>();

    /** The tick of the world in which each quest ended the last time. */
    private final Map<String, Long> ended = new TreeMap<>();

    /**
     * The number of times that each quest came to each ending, by both ids: {@code
     * the-twelfth-tub/mercy}.
     */
    private final Map<String, Long> counts = new TreeMap<>();

    QuestLog() {}

    QuestLog(
            Map<String, String> stages,
            Map<String, String> endings,
            Map<String, Long> ended,
            Map<String, Long> counts) {
        this.stages.putAll(stages);
        this.endings.putAll(endings);
        this.ended.putAll(ended);
        this.counts.putAll(counts);
    }

    Map<String, String> stages() {
        return Collections.unmodifiableMap(stages);
    }

    Map<String, String> endings() {
        return Collections.unmodifiableMap(endings);
    }

    Map<String, Long> ended() {
        return Collections.unmodifiableMap(ended);
    }

    /** The number of times that each quest came to each ending: {@code the-twelfth-tub/mercy}. */
    public Map<String, Long> counts() {
        return Collections.unmodifiableMap(counts);
    }

    /** The stage of an open quest. */
    public Optional<String> stage(String quest) {
        return Optional.ofNullable(stages.get(quest));
    }

    /** The ending to which the quest came the last time. */
    public Optional<String> ending(String quest) {
        return Optional.ofNullable(endings.get(quest));
    }

    Optional<Long> endedTick(String quest) {
        return Optional.ofNullable(ended.get(quest));
    }

    void reach(String quest, String stage) {
        stages.put(quest, stage);
    }

    void end(String quest, String ending, long tick) {
        stages.remove(quest);
        endings.put(quest, ending);
        ended.put(quest, tick);
        counts.merge(quest + "/" + ending, 1L, Long::sum);
    }
}

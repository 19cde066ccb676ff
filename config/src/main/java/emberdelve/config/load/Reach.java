package emberdelve.config.load;

import emberdelve.config.content.Expression;
import emberdelve.config.content.Quest;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The reach of triggers: the things that they can give, and the stages of quests that they can
 * bring about. The search begins with what is there without any trigger, lets every trigger go off
 * that can, and repeats this until nothing new comes of it. Thread: the one that loads.
 */
final class Reach implements Possible.World {
    private final Draft draft;
    private final Set<String> items;
    private final Map<String, TreeSet<Long>> stages = new HashMap<>();
    private boolean hasMore;

    /**
     * @param items all that players can come by without a trigger and a quest
     */
    Reach(Draft draft, Set<String> items) {
        this.draft = draft;
        this.items = new HashSet<>(items);
        for (var quest : draft.quests.things().keySet()) reached(quest, 0);
        do {
            hasMore = false;
            for (var found : draft.triggers) goOff(found.trigger());
        } while (hasMore);
    }

    @Override
    public boolean has(String item) {
        return items.contains(item);
    }

    @Override
    public List<Long> stages(String quest) {
        return List.copyOf(stages.getOrDefault(quest, new TreeSet<>(Set.of(0L))));
    }

    @Override
    public int weathers() {
        return SkyReader.weather(draft).size();
    }

    /** Whether anybody can be at that stage or ending. */
    boolean has(Quest quest, String word) {
        return stages(quest.id()).contains((long) quest.words().indexOf(word));
    }

    boolean isPossible(Expression condition) {
        return Possible.isPossible(condition, this);
    }

    /** The thing that the trigger waits for, if nobody can have it. */
    Optional<String> wanted(Trigger trigger) {
        return switch (trigger.when()) {
            case GIVE, TAKE, USE -> trigger.cue().of().filter(item -> !items.contains(item));
            case ENTER,
                    LEAVE,
                    FIRST_TIME,
                    GROUP,
                    SAY,
                    LOOK,
                    OPEN,
                    DOOR,
                    KILL,
                    DEATH,
                    TIMER,
                    WOUND,
                    STRUCK ->
                    Optional.empty();
        };
    }

    private void goOff(Trigger trigger) {
        if (wanted(trigger).isEmpty() && isMet(trigger.cue().condition())) does(trigger.steps());
    }

    private boolean isMet(Optional<Expression> condition) {
        return condition.filter(its -> !isPossible(its)).isEmpty();
    }

    private void does(List<Step> steps) {
        for (var step : steps) {
            switch (step) {
                case Step.Give give -> give.item().ifPresent(this::got);
                // Whoever lacks the thing gets no further, for steps are done all or none.
                case Step.Take take -> {
                    if (take.item().filter(item -> !items.contains(item)).isPresent()) return;
                }
                case Step.Advance(var quest, var word, _) -> comesTo(quest, word);
                case Step.Ask ask -> {
                    for (var answer : ask.answers())
                        if (isMet(answer.condition())) does(answer.steps());
                }
                default -> {}
            }
        }
    }

    private void comesTo(String id, String word) {
        var quest = draft.quests.things().get(id);
        if (quest == null) return;
        reached(id, quest.words().indexOf(word));
        for (var ending : quest.endings())
            if (ending.id().equals(word)) ending.reward().item().ifPresent(this::got);
    }

    private void reached(String quest, long place) {
        if (stages.computeIfAbsent(quest, _ -> new TreeSet<>()).add(place)) hasMore = true;
    }

    private void got(String item) {
        if (items.add(item)) hasMore = true;
    }
}

package emberdelve.server.feature.newcomer;

import emberdelve.server.model.CharacterSettings;

import java.util.Optional;

/**
 * How far a character is with its four tasks. Pure.
 *
 * @param settings where it is kept what was learned
 * @param level of the character; who has reached another needs no tutorial
 */
public record Tutorial(CharacterSettings settings, int level) {
    /** Learned by those who skip it. */
    private static final String SKIPPED = "tutorial";

    /** Whether tasks are set. */
    public boolean isOn() {
        return level == 1 && settings.hints() && !settings.learned().contains(SKIPPED);
    }

    public boolean isDone(Lesson task) {
        return settings.learned().contains(task.word());
    }

    /** The first task that is not done; empty when all are. */
    public Optional<Lesson> next() {
        return Lesson.TASKS.stream().filter(task -> !isDone(task)).findFirst();
    }

    /** What is kept of those who want no tasks. */
    public CharacterSettings skipped() {
        return settings.withLearned(SKIPPED);
    }
}

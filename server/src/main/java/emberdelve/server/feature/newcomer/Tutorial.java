package emberdelve.server.feature.newcomer;

import emberdelve.server.model.CharacterSettings;

import java.util.Optional;

/**
 * The state of a character's four tasks. Pure.
 *
 * @param settings the settings, which keep what was learned
 * @param level the level of the character; above 1, there is no tutorial
 */
public record Tutorial(CharacterSettings settings, int level) {
    /** The word that is stored, as if it were a lesson, when the tutorial is skipped. */
    private static final String SKIPPED = "tutorial";

    /** Whether the tutorial sets tasks. */
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

    /** The settings after skipping the tutorial. */
    public CharacterSettings skipped() {
        return settings.withLearned(SKIPPED);
    }
}

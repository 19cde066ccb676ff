package emberdelve.server.newcomer;

import emberdelve.server.world.actor.Habits;

import java.util.Optional;

/**
 * How far a character is with its four tasks. Pure.
 *
 * @param habits where it is kept what was learned
 * @param level of the character; who has reached another needs no tutorial
 */
public record Tutorial(Habits habits, int level) {
    /** Learned by those who skip it. */
    private static final String SKIPPED = "tutorial";

    /** Whether tasks are set. */
    public boolean isOn() {
        return level == 1 && habits.hints() && !habits.learned().contains(SKIPPED);
    }

    public boolean isDone(Lesson task) {
        return habits.learned().contains(task.word());
    }

    /** The first task that is not done; empty when all are. */
    public Optional<Lesson> next() {
        return Lesson.TASKS.stream().filter(task -> !isDone(task)).findFirst();
    }

    /** What is kept of those who want no tasks. */
    public Habits skipped() {
        return habits.withLearned(SKIPPED);
    }
}

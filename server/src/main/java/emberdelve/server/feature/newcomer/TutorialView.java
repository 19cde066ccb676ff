package emberdelve.server.feature.newcomer;

import emberdelve.server.view.View;

import java.util.List;

/** The tasks for newcomers. */
public record TutorialView(List<Task> tasks) implements View {
    /**
     * @param word the word of the lesson: its message is {@code tutorial.do-WORD}
     */
    public record Task(String word, boolean done) {}
}

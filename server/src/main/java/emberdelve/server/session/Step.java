package emberdelve.server.session;

import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One step of the dialogue.
 *
 * @param notes what is said before the next stage's question
 */
record Step(Stage next, List<Note> notes, Optional<Task> task) {
    static Step to(Stage next, Note... notes) {
        return new Step(next, List.of(notes), Optional.empty());
    }

    static Step wait(Task.Slow task) {
        return new Step(new Stage.Working(task), List.of(), Optional.of(task));
    }

    static Step close(String key) {
        return to(new Stage.Closed(Note.of(key)));
    }

    Step saying(List<Note> more) {
        return new Step(next, more, task);
    }

    /** The same step, with something said first. */
    Step after(Note note) {
        var all = new ArrayList<>(List.of(note));
        all.addAll(notes);
        return saying(all);
    }

    Step doing(Task now) {
        return new Step(next, notes, Optional.of(now));
    }
}

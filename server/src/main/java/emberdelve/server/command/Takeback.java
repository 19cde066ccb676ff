package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.Optional;

/** The way back from a deed of staff, as long as there is one. Thread: world. */
public interface Takeback {
    /** The player's character to whom the deed was done, if it was done to one. */
    Optional<Actor> whom();

    /** The reason why the deed cannot be taken back any more; empty if it can. */
    Optional<Note> obstacle();

    /** Takes the deed back, when there is no obstacle. */
    void run();
}

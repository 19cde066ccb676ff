package emberdelve.server.builder;

import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;

/** What comes of a builder's deed, before anybody has checked or written it. Immutable. */
public sealed interface Plan {
    /** Nothing is to change. */
    record Answer(List<Note> notes) implements Plan {}

    /**
     * Files are to change.
     *
     * @param deed the verb, for the audit
     * @param target a room, or a monster or an item by its id
     * @param detail what changes there
     * @param files by their names within the content folder
     * @param notes what the builder is told once it is done
     */
    record Edit(
            String deed,
            String target,
            String detail,
            Map<String, Revision> files,
            List<Note> notes)
            implements Plan {}
}

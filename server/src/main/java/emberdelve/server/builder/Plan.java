package emberdelve.server.builder;

import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;

/** The plan of a builder's deed, before anybody has checked or written it. Immutable. */
public sealed interface Plan {
    /** A plan that changes nothing, and only answers. */
    record Answer(List<Note> notes) implements Plan {}

    /**
     * A plan that changes files.
     *
     * @param deed the verb, for the audit
     * @param target a room, or a monster or an item by its id
     * @param detail the words for what changes there
     * @param files the changes of files, by the files' names within the content folder
     * @param notes the lines that the builder reads once it is done
     * @param numbered the key of the message with the number of the audit's entry
     */
    record Edit(
            String deed,
            String target,
            String detail,
            Map<String, Revision> files,
            List<Note> notes,
            String numbered)
            implements Plan {
        /** An edit that can be taken back. */
        static Edit of(String deed, String target, String detail, Sheets sheets, Note note) {
            return new Edit(deed, target, detail, sheets.changed(), List.of(note), "build.audit");
        }
    }
}

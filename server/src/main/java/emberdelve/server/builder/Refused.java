package emberdelve.server.builder;

import emberdelve.server.view.Note;

import java.util.Map;

/** Thrown when a builder's deed cannot be done; nothing has changed. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Note note;

    Refused(Note note) {
        super(note.key(), null, false, false);
        this.note = note;
    }

    static Refused because(String key) {
        return new Refused(Note.of(key));
    }

    static Refused because(String key, Map<String, String> arguments) {
        return new Refused(Note.of(key, arguments));
    }

    Note note() {
        return note;
    }
}

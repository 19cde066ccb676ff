package emberdelve.server.session;

import emberdelve.server.view.Note;

import java.util.Optional;

/**
 * An answer that a page shows as a button.
 *
 * @param label the words on the button
 * @param line the line that is sent as if it had been typed
 * @param about what one chooses by it, where the label alone does not tell
 */
record OfferedAnswer(Note label, String line, Optional<Note> about) {
    OfferedAnswer(Note label, String line) {
        this(label, line, Optional.empty());
    }

    static OfferedAnswer of(String key, String line) {
        return new OfferedAnswer(Note.of(key), line);
    }
}

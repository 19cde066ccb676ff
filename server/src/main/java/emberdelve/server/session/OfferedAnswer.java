package emberdelve.server.session;

import emberdelve.server.view.Note;

/**
 * An answer that a page shows as a button.
 *
 * @param label the words on the button
 * @param line the line that is sent as if it had been typed
 */
record OfferedAnswer(Note label, String line) {
    static OfferedAnswer of(String key, String line) {
        return new OfferedAnswer(Note.of(key), line);
    }
}

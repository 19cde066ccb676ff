package emberdelve.server.text;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;

/** Whom words are made for: "you" to themselves, and served as they chose. */
public record Reader(ActorId self, Preferences preferences) {
    /** Reads without being anybody: the server's own console. */
    public static final Reader NOBODY = new Reader(new ActorId(-1), Preferences.DEFAULT);
}

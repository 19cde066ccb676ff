package emberdelve.server.text;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;

/** The person for whom words are made, who is "you" in them and has chosen preferences. */
public record Reader(ActorId self, Preferences preferences) {
    /** A reader without a character: the server's console. */
    public static final Reader NOBODY = new Reader(new ActorId(-1), Preferences.DEFAULT);
}

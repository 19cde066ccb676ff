package emberdelve.server.narrate;

import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.actor.Preferences;

/** Whom words are made for: "you" to themselves, and served as they chose. */
public record Reader(ActorId self, Preferences preferences) {
    /** Reads without being anybody: the server's own console. */
    public static final Reader NOBODY = new Reader(new ActorId(-1), Preferences.DEFAULT);
}

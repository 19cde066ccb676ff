package emberdelve.server.offer;

import emberdelve.config.content.Content;
import emberdelve.server.command.Verbs;
import emberdelve.server.text.Voices;

/**
 * One content, and what sessions need of it. Two editions are the same when they are one object.
 * Immutable; safe for any thread.
 */
public final class Edition {
    private final Content content;
    private final Verbs verbs;
    private final Voices voices;

    private Edition(Content content, Verbs verbs, Voices voices) {
        this.content = content;
        this.verbs = verbs;
        this.voices = voices;
    }

    /** May take some milliseconds: not on the world's thread. */
    public static Edition of(Content content, Registry registry) {
        return new Edition(content, registry.verbs(content), registry.voices(content.messages()));
    }

    public Content content() {
        return content;
    }

    public Verbs verbs() {
        return verbs;
    }

    public Voices voices() {
        return voices;
    }
}

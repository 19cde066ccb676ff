package emberdelve.server.offer;

import emberdelve.config.content.Content;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Verbs;
import emberdelve.server.link.ReadBy;
import emberdelve.server.text.Voices;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * One content, and what sessions need of it. Two editions are the same when they are one object.
 * Immutable; safe for any thread.
 */
public final class Edition {
    private final Content content;
    private final Verbs verbs;
    private final Voices voices;
    private final Map<Role, ReadBy> readBy = new EnumMap<>(Role.class);

    private Edition(Content content, Verbs verbs, Voices voices) {
        this.content = content;
        this.verbs = verbs;
        this.voices = voices;
        for (var role : Role.values()) readBy.put(role, new ReadBy(content.version(), role));
    }

    /**
     * Makes the edition of that content. It may take some milliseconds: not on the world's thread.
     */
    public static Edition of(Content content, Registry registry) {
        return new Edition(content, registry.verbs(content), registry.voices(content.messages()));
    }

    public Content content() {
        return content;
    }

    public Verbs verbs() {
        return verbs;
    }

    /** The reading of what somebody of that role types. */
    public ReadBy readBy(Role role) {
        return Objects.requireNonNull(readBy.get(role));
    }

    public Voices voices() {
        return voices;
    }
}

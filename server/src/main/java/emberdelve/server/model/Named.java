package emberdelve.server.model;

import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Pronouns;

/**
 * The name of an actor as sentences need it, as of one tick, so that they can be made later on
 * another thread.
 *
 * @param name without article
 * @param article {@code a}, {@code an}; empty for a proper name such as a player's
 * @param plural the plural: {@code kobolds}; the name itself for a proper name
 */
public record Named(ActorId id, String name, String article, Pronouns pronouns, String plural) {
    /** A monster of that type. */
    static Named of(ActorId id, MonsterType type) {
        return new Named(id, type.name(), type.article(), type.pronouns(), type.plural());
    }

    /** An actor whose name has no plural. */
    public Named(ActorId id, String name, String article, Pronouns pronouns) {
        this(id, name, article, pronouns, name);
    }

    /** Whether the name is a proper name ("Mira") and not a kind ("the kobold"). */
    public boolean isProper() {
        return article.isEmpty();
    }
}

package emberdelve.server.model;

import emberdelve.config.content.Pronouns;

/**
 * An actor as words need it, as of one tick; so words can be found later and elsewhere.
 *
 * @param name without article
 * @param article {@code a}, {@code an}; empty for a proper name such as a player's
 * @param plural of several: {@code kobolds}; the name itself where there is only one
 */
public record Named(ActorId id, String name, String article, Pronouns pronouns, String plural) {
    /** One of whom there are not several. */
    public Named(ActorId id, String name, String article, Pronouns pronouns) {
        this(id, name, article, pronouns, name);
    }

    /** Whether it is a name of its own ("Mira") and no kind ("the kobold"). */
    public boolean isProper() {
        return article.isEmpty();
    }
}

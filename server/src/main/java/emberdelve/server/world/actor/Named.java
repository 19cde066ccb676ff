package emberdelve.server.world.actor;

import emberdelve.config.content.Pronouns;

/**
 * An actor as words need it, as of one tick; so words can be found later and elsewhere.
 *
 * @param name without article
 * @param article {@code a}, {@code an}; empty for a proper name such as a player's
 */
public record Named(ActorId id, String name, String article, Pronouns pronouns) {
    /** Whether it is a name of its own ("Mira") and no kind ("the kobold"). */
    public boolean isProper() {
        return article.isEmpty();
    }
}

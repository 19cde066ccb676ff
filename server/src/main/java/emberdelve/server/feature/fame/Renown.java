package emberdelve.server.feature.fame;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Nature;

/**
 * What is said of one character.
 *
 * @param characterClass its name: {@code Guardian}
 * @param xp earned, without what staff gave
 */
public record Renown(long id, String name, String characterClass, int level, long xp, Fate fate) {
    /** Of a player's character, as of now. */
    public static Renown of(Actor actor) {
        if (!(actor.nature() instanceof Nature.PlayerCharacter character))
            throw new IllegalArgumentException(actor + " is no character");
        return new Renown(
                actor.id().value(),
                actor.name(),
                character.characterClass().name(),
                actor.progress().level(),
                earned(actor.progress().xp(), actor.preferences().settings().givenXp()),
                actor.fate());
    }

    /** Of so much xp, what was not given by staff. */
    public static long earned(long xp, long givenXp) {
        return Math.max(0, xp - givenXp);
    }
}

package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Nature;

import java.util.function.UnaryOperator;

/**
 * The renown of one character: what the hall of fame knows of it.
 *
 * @param characterClass the class's name: {@code Guardian}
 * @param xp earned by play, without the experience that staff gave
 * @param ranked whether it may be one of the best: not while its player can change the world
 */
public record Renown(
        long id,
        String name,
        String characterClass,
        int level,
        long xp,
        Fate fate,
        boolean ranked) {
    /** The present renown of a player's character. */
    public static Renown of(Actor actor) {
        if (!(actor.nature() instanceof Nature.PlayerCharacter character))
            throw new IllegalArgumentException(actor + " is no character");
        return new Renown(
                actor.id().value(),
                actor.name(),
                character.characterClass().name(),
                actor.progress().level(),
                earned(actor.progress().xp(), actor.preferences().settings().givenXp()),
                actor.fate(),
                actor.isRanked());
    }

    /** The same with another name. */
    Renown named(String other) {
        return new Renown(id, other, characterClass, level, xp, fate, ranked);
    }

    /** The same with another name for whoever killed it last. */
    Renown killedBy(UnaryOperator<String> other) {
        return new Renown(id, name, characterClass, level, xp, fate.killedBy(other), ranked);
    }

    /** The experience that staff did not give. */
    public static long earned(long xp, long givenXp) {
        return Math.max(0, xp - givenXp);
    }
}

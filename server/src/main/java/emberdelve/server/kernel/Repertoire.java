package emberdelve.server.kernel;

import emberdelve.config.content.Ability;
import emberdelve.config.content.CharacterClass;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The abilities of characters, learned or not: those of their class, and then those that features
 * add. Thread: world.
 */
public final class Repertoire {
    private final List<Function<Actor, List<Ability>>> more = new ArrayList<>();

    /**
     * Adds abilities beyond those of a class; to be called when a feature is added to the world.
     */
    public void add(Function<Actor, List<Ability>> abilities) {
        more.add(abilities);
    }

    /** The abilities of that character, in the order in which they are listed. */
    public List<Ability> of(Actor actor) {
        var own = characterClass(actor).map(CharacterClass::abilities).orElse(List.of());
        // This runs at the end of each batch of each player, so lists are copied only if need be.
        var all = own;
        for (var each : more) all = joined(all, each.apply(actor));
        return all;
    }

    private static List<Ability> joined(List<Ability> some, List<Ability> others) {
        if (others.isEmpty()) return some;
        var both = new ArrayList<>(some);
        both.addAll(others);
        return List.copyOf(both);
    }

    private static Optional<CharacterClass> characterClass(Actor actor) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                ? Optional.of(character.characterClass())
                : Optional.empty();
    }
}

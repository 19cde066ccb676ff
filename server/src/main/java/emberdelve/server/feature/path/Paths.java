package emberdelve.server.feature.path;

import emberdelve.config.content.Ability;
import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.ClassPath;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Nature;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The paths that characters have chosen (docs/rules.md R4.11). Thread: world. */
public final class Paths {
    private final World world;
    private final Marks<ChosenPath> marks;

    /** The paths, which are only looked up, never run through: their order means nothing. */
    private final Map<ActorId, ChosenPath> chosen = new HashMap<>();

    Paths(World world) {
        this.world = world;
        marks = world.changes().of(ChosenPath.class);
    }

    /** Takes over a stored choice, without marking it as changed. */
    void restore(ActorId character, ChosenPath path) {
        chosen.put(character, path);
    }

    /** The path of that character, if it has chosen one that the content still has. */
    public Optional<ClassPath> of(Actor actor) {
        var its = chosen.get(actor.id());
        if (its == null) return Optional.empty();
        // This loop makes no stream: it runs at the end of each batch of each player.
        for (var path : open(actor)) if (path.id().equals(its.id())) return Optional.of(path);
        return Optional.empty();
    }

    /** The abilities of the character's path, learned or not. */
    List<Ability> abilities(Actor actor) {
        return of(actor).map(ClassPath::abilities).orElse(List.of());
    }

    /** The paths that are open to the character's class. */
    List<ClassPath> open(Actor actor) {
        return characterClass(actor).map(CharacterClass::paths).orElse(List.of());
    }

    boolean mayChoose(Actor actor) {
        return !chosen.containsKey(actor.id())
                && !open(actor).isEmpty()
                && actor.progress().level() >= world.rules().growth().pathLevel();
    }

    /** Notes the character's choice for good, and adds the path's gift to its base values. */
    void choose(Actor actor, ClassPath path) {
        if (!mayChoose(actor)) throw new IllegalStateException(actor + " may not choose a path");
        var choice = new ChosenPath(path.id());
        chosen.put(actor.id(), choice);
        marks.changed(actor.id().value(), choice);
        actor.setBase(actor.base().plus(path.gift()));
        world.emit(actor.room(), new PathEvent.Took(actor.named(), path.name()));
    }

    /** Tells a character that it has come to the level of the choice. */
    void rose(Actor actor, int level) {
        if (level == world.rules().growth().pathLevel() && mayChoose(actor))
            world.tell(actor, new PathEvent.MayChoose(actor.named()));
    }

    /** Forgets a character that nobody will play again. */
    void left(Actor actor) {
        var over = actor.fate() instanceof Fate.Fallen || actor.preferences().settings().deleted();
        if (actor.isCharacter() && over) forget(actor.id());
    }

    void forget(ActorId character) {
        if (drop(character)) marks.gone(character.value());
    }

    /** Takes out a choice without marking it as gone; false if there was none. */
    boolean drop(ActorId character) {
        return chosen.remove(character) != null;
    }

    private static Optional<CharacterClass> characterClass(Actor actor) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                ? Optional.of(character.characterClass())
                : Optional.empty();
    }
}

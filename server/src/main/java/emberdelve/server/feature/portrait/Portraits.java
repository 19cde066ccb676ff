package emberdelve.server.feature.portrait;

import emberdelve.db.account.Renaming;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Marks;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The portraits: characters' words about themselves (docs/rules.md R16.9). Thread: world. */
final class Portraits {
    /** The most characters of a portrait: three lines on a screen. */
    static final int CHARS_MAX = 200;

    private final Marks<Portrait> marks;

    /** The portraits by the characters' ids. */
    private final Map<Long, Portrait> all = new TreeMap<>();

    Portraits(World world) {
        marks = world.changes().of(Portrait.class);
    }

    /** Takes over a stored portrait, without marking it as changed. */
    void restore(ActorId character, Portrait portrait) {
        all.put(character.value(), portrait);
    }

    Optional<String> of(Actor character) {
        return Optional.ofNullable(all.get(character.id().value())).map(Portrait::words);
    }

    /** The portrait as the reader sees it; empty for a player whom the reader ignores. */
    Optional<String> seenBy(Actor reader, Actor character) {
        return reader.ignores(character) ? Optional.empty() : of(character);
    }

    /** Sets the character's portrait; {@code words}: 1 to {@link #CHARS_MAX} characters. */
    void write(Actor character, String words) {
        var portrait = new Portrait(character.name(), words);
        all.put(character.id().value(), portrait);
        marks.changed(character.id().value(), portrait);
    }

    /** Wipes the character's portrait; returns whether there was one. */
    boolean wipe(ActorId character) {
        if (!drop(character)) return false;
        marks.gone(character.value());
        return true;
    }

    /** Takes out a portrait without marking it as gone; false if there was none. */
    boolean drop(ActorId character) {
        return all.remove(character.value()) != null;
    }

    /** The character of that name, in the dungeon or not; empty if it has no portrait. */
    Optional<ActorId> named(String name) {
        return all.entrySet().stream()
                .filter(each -> each.getValue().name().equalsIgnoreCase(name))
                .findFirst()
                .map(each -> new ActorId(each.getKey()));
    }

    /** Puts the new name of a character beside its words. */
    void rename(Renaming renaming) {
        var portrait = all.get(renaming.character());
        if (portrait == null) return;
        var other = new Portrait(renaming.now(), portrait.words());
        all.put(renaming.character(), other);
        marks.changed(renaming.character(), other);
    }

    void forget(ActorId character) {
        wipe(character);
    }

    /** Forgets an actor that leaves, if it is a character that nobody will play again. */
    void left(Actor actor) {
        if (!actor.isCharacter()) return;
        var isOver =
                actor.fate() instanceof Fate.Fallen || actor.preferences().settings().deleted();
        if (isOver) wipe(actor.id());
    }
}

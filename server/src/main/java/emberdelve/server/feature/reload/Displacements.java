package emberdelve.server.feature.reload;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.RoomId;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Item;
import emberdelve.server.model.Marks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The effects of changed content on characters, in the dungeon or not (docs/rules.md R20.1, R20.3).
 * Thread: world.
 */
final class Displacements {
    private final Marks<Displacement> marks;

    /** The displacements by the characters' ids; seldom any. */
    private final Map<Long, Displacement> all = new TreeMap<>();

    private long notes;

    Displacements(World world) {
        marks = world.changes().of(Displacement.class);
    }

    /** Takes over a stored displacement, without marking it as changed. */
    void restore(ActorId character, Displacement displacement) {
        all.put(character.value(), displacement);
    }

    List<ActorId> characters() {
        return all.keySet().stream().map(ActorId::new).toList();
    }

    Displacement of(ActorId character) {
        return all.getOrDefault(character.value(), Displacement.NONE);
    }

    /** Notes that a change of content has taken that thing off. */
    void cameOff(Actor actor, ItemType.Slot slot, Item item) {
        if (actor.isCharacter()) change(actor.id(), its -> its.with(slot, item.id()));
    }

    void forget(Actor actor, ItemType.Slot slot) {
        change(actor.id(), its -> its.without(slot));
    }

    /**
     * Notes that the actor was brought to another room, or comes in there, because its own is gone.
     */
    void brought(Actor actor, RoomId from, RoomId to) {
        if (!actor.isCharacter()) return;
        change(actor.id(), its -> its.with(Optional.of(new Displacement.Stay(from, to))));
    }

    void forgetStay(ActorId character) {
        change(character, its -> its.with(Optional.empty()));
    }

    /**
     * Forgets the stay of a character that has come into another room than the one where it was
     * brought: it has gone on by itself.
     */
    void cameIn(Actor character) {
        if (all.isEmpty()) return;
        of(character.id())
                .stay()
                .filter(stay -> !stay.to().equals(character.room().id()))
                .ifPresent(_ -> forgetStay(character.id()));
    }

    /** Forgets a character that nobody will play again. */
    void left(Actor actor) {
        if (!actor.isCharacter()) return;
        var isOver =
                actor.fate() instanceof Fate.Fallen || actor.preferences().settings().deleted();
        if (isOver) forget(actor.id());
    }

    void forget(ActorId character) {
        change(character, _ -> Displacement.NONE);
    }

    /** Takes out a displacement without marking it as gone. */
    void drop(ActorId character) {
        all.remove(character.value());
    }

    /** The number of changes since the server started. */
    long notes() {
        return notes;
    }

    private void change(ActorId character, UnaryOperator<Displacement> how) {
        var was = of(character);
        var now = how.apply(was);
        if (now.equals(was)) return;
        notes++;
        if (now.isNothing()) {
            all.remove(character.value());
            marks.gone(character.value());
        } else {
            all.put(character.value(), now);
            marks.changed(character.value(), now);
        }
    }
}

package emberdelve.server.kernel;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.List;
import java.util.Optional;

/**
 * Something that an actor did in a room and that may set off triggers.
 *
 * @param words what was said, used or looked at, as it was typed; empty for a deed without words
 * @param whom the actor to whom it was done
 * @param items the types of the items with which it was done
 */
public record Deed(
        Room room, When what, Actor by, String words, Optional<Actor> whom, List<ItemType> items) {
    public Deed {
        items = List.copyOf(items);
    }

    public static Deed of(Room room, When what, Actor by) {
        return new Deed(room, what, by, "", Optional.empty(), List.of());
    }

    /** The same deed with other words. */
    public Deed called(String itsWords) {
        return new Deed(room, what, by, itsWords, whom, items);
    }

    /** The same deed, done to another actor. */
    public Deed to(Optional<Actor> other) {
        return new Deed(room, what, by, words, other, items);
    }

    /** The same deed, done with items of other types. */
    public Deed with(List<ItemType> kinds) {
        return new Deed(room, what, by, words, whom, kinds);
    }

    /** The same deed, but of another kind. */
    public Deed as(When other) {
        return new Deed(room, other, by, words, whom, items);
    }
}

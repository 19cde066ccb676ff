package emberdelve.server.feature.staff;

import emberdelve.server.command.Takeback;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.Place;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/** The way back from a thing that was made, as long as it lies unused where it was put. */
record CreateBack(World world, Actor owner, Item made, Place where, String reason)
        implements Takeback {
    @Override
    public Optional<Actor> whom() {
        return Optional.of(owner);
    }

    @Override
    public Optional<Note> obstacle() {
        var isAsMade =
                made.place().equals(where)
                        && made.chargesUsed() == 0
                        && made.improved() == 0
                        && made.contents().items().isEmpty();
        return isAsMade
                ? Optional.empty()
                : Optional.of(Note.of("undo.not-as-made", Map.of("item", made.type().name())));
    }

    @Override
    public void run() {
        world.part(Items.class).takeBack(made, reason);
    }
}

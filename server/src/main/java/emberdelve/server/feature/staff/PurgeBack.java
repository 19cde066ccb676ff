package emberdelve.server.feature.staff;

import emberdelve.server.command.Takeback;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;
import emberdelve.server.model.Room;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The way back for things that were destroyed on the floor of a room.
 *
 * @param floor what lay there before, in its order
 * @param within the place inside of another of these things, for each that had one
 */
record PurgeBack(
        World world,
        Room room,
        String reason,
        List<Item> floor,
        List<Item> purged,
        Map<Item, Place> within)
        implements Takeback {
    /** The way back for what is about to be destroyed. */
    static PurgeBack before(World world, Room room, String reason, List<Item> purged) {
        var within = new LinkedHashMap<Item, Place>();
        for (var item : purged)
            for (var inside : item.withContents())
                if (inside != item) within.put(inside, inside.place());
        return new PurgeBack(
                world,
                room,
                reason,
                List.copyOf(room.floor().items()),
                List.copyOf(purged),
                within);
    }

    @Override
    public Optional<Actor> whom() {
        return Optional.empty();
    }

    @Override
    public Optional<Note> obstacle() {
        return world.map().find(room.id()).filter(its -> its == room).isPresent()
                ? Optional.empty()
                : Optional.of(Note.of("undo.no-room"));
    }

    @Override
    public void run() {
        var lying = new ArrayList<Item>();
        for (var item : floor)
            if (purged.contains(item) || room.floor().items().contains(item)) lying.add(item);
        for (var item : room.floor().items()) if (!floor.contains(item)) lying.add(item);
        // Each is put down anew, so that all lie in the order in which they lay.
        for (var item : lying) {
            item.moveTo(Place.Nowhere.NOWHERE);
            item.moveTo(new OuterPlace.OnFloor(room));
        }
        within.forEach(Item::moveTo);
        var count = purged.size() + within.size();
        world.part(Ledger.class).takeBack(reason, new Ledger.Entry(0, 0, 0, count));
    }
}

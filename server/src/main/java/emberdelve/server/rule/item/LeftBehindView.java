package emberdelve.server.rule.item;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Room;
import emberdelve.server.view.View;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The corpses of the reader's character, with what it left behind, and where they lie. */
public record LeftBehindView(List<Lying> corpses) implements View {
    /** The most corpses that are shown, which are the newest. */
    static final int SHOWN_MAX = 5;

    /**
     * One corpse.
     *
     * @param room the name of the room
     * @param zone the name of the zone
     * @param minutes the minutes until it decays, rounded up
     * @param things the number of items in it
     */
    public record Lying(String room, String zone, long minutes, long xp, long gold, int things) {}

    /** The corpses that the dead actor left; empty when there is nothing in any of them. */
    public static Optional<LeftBehindView> of(World world, Actor dead) {
        var corpses = world.part(Corpses.class);
        var lying =
                corpses.leftBy(dead.id()).stream()
                        .limit(SHOWN_MAX)
                        .flatMap(corpse ->
                                corpses
                                        .room(corpse)
                                        .map(room -> lying(world, corpse, room))
                                        .stream())
                        .toList();
        return lying.isEmpty() ? Optional.empty() : Optional.of(new LeftBehindView(lying));
    }

    private static Lying lying(World world, Corpse corpse, Room room) {
        var left = Math.max(1, corpse.decayTick() - world.now());
        return new Lying(
                room.template().name(),
                room.zone().template().name(),
                Math.ceilDiv(left, world.ticks(Duration.ofMinutes(1))),
                corpse.xp(),
                corpse.gold(),
                corpse.items().items().size());
    }
}

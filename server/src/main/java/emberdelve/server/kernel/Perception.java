package emberdelve.server.kernel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.WorldEvent;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * The perception of events: who notices one, and from which direction (docs/rules.md R8.1). Thread:
 * world.
 */
final class Perception {
    private final Sight sight;
    private FarTelling far = FarTelling.All.ALL;

    public Perception(Sight sight) {
        this.sight = sight;
    }

    /** Sets what sums up events for readers in other rooms. */
    public void tellFar(FarTelling newFar) {
        far = newFar;
    }

    /** Hands over every actor who notices the event; actors of one room in the order they came. */
    public void notice(Room room, WorldEvent event, Consumer<Noticed> readers) {
        switch (event.audibility()) {
            case SELF -> throw new IllegalStateException(event + " is for one reader alone");
            case ROOM -> inRoom(room, event, readers);
            case NEAR -> around(room, 1, event, readers);
            case SIGHT -> {
                far.happened(room, event);
                around(room, Sight.STEPS_MAX, event, readers);
            }
            case ZONE -> inZone(room, event, readers);
        }
    }

    /** Once a tick: hands over the readers who were told of a distant fight that is over now. */
    public void endFights(Consumer<Noticed> readers) {
        far.endThoseThatAreOver((room, end) ->
                around(
                        room,
                        Sight.STEPS_MAX,
                        end.event(),
                        noticed -> {
                            if (noticed.direction().isPresent()
                                    && end.told().contains(noticed.reader()))
                                readers.accept(noticed);
                        }));
    }

    private static void inRoom(Room room, WorldEvent event, Consumer<Noticed> readers) {
        if (room.zone().isDeserted()) return;
        var lit = Light.isLit(room);
        for (var actor : room.actors()) {
            if (actor.isCharacter())
                readers.accept(new Noticed(actor, event, Optional.empty(), lit));
        }
    }

    private void around(Room room, int stepsMax, WorldEvent event, Consumer<Noticed> readers) {
        var lit = Light.isLit(room);
        for (var near : sight.towards(room)) {
            if (near.steps() > stepsMax) break;
            // An event in the dark cannot be seen, but it is heard in the next room.
            if (!lit && near.steps() > 1) break;
            if (near.room().zone().isDeserted()) continue;
            for (var actor : near.room().actors()) {
                if (!actor.isCharacter() || !notices(actor, near)) continue;
                if (near.steps() == 0 || !far.sumsUp(event))
                    readers.accept(new Noticed(actor, event, near.step(), lit));
                else
                    far.toldOf(room, event, actor)
                            .ifPresent(told ->
                                    readers.accept(new Noticed(actor, told, near.step(), lit)));
            }
        }
    }

    private static boolean notices(Actor actor, Near near) {
        if (near.steps() == 0) return true;
        return actor.preferences().far() && near.steps() <= actor.stats().vision();
    }

    /**
     * Hands over every reader in the zone, with the direction of the room if it is within reach,
     * else without a direction.
     */
    private void inZone(Room room, WorldEvent event, Consumer<Noticed> readers) {
        for (var other : room.zone().rooms()) {
            for (var actor : other.actors()) {
                if (actor.isCharacter())
                    readers.accept(
                            new Noticed(
                                    actor,
                                    event,
                                    sight.firstStep(other, room, Sight.STEPS_MAX),
                                    true));
            }
        }
    }
}

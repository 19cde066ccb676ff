package emberdelve.server.kernel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.WorldEvent;

import java.util.Optional;
import java.util.function.Consumer;

/** Finds out who notices what, and from which way (docs/rules.md R8.1). Thread: world. */
final class Perception {
    private final Sight sight;
    private FarTelling far = FarTelling.All.ALL;

    public Perception(Sight sight) {
        this.sight = sight;
    }

    /** From now on, readers in other rooms are told by this one. */
    public void tellFar(FarTelling newFar) {
        far = newFar;
    }

    /** Hands over everybody who notices it now; those of one room in the order they came. */
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

    /** Hands over those who were told of a fight elsewhere that is over now. Once a tick. */
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
            // What nobody can see is still heard next door.
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

    /** The direction is told to those from whom the room is in reach, and left out to others. */
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

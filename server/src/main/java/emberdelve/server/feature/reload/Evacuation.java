package emberdelve.server.feature.reload;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.ZoneDraft;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.feature.item.Corpses;
import emberdelve.server.feature.move.Travel;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Minds;
import emberdelve.server.model.Room;

import java.util.List;

/**
 * Empties a room that is no more. People, and those who serve them, come to the refuge of its zone,
 * and so does everything that lies there; other monsters leave. Thread: world.
 */
final class Evacuation {
    private final World world;
    private final Travel travel;
    private final Corpses corpses;

    Evacuation(World world, Travel travel, Corpses corpses) {
        this.world = world;
        this.travel = travel;
        this.corpses = corpses;
    }

    void empty(Room room) {
        var refuge = refuge(room);
        for (var actor : List.copyOf(room.actors())) {
            // Whoever is served may have taken it along already.
            if (actor.room() != room) continue;
            if (isWithPeople(actor)) bring(actor, room, refuge);
            else leave(actor);
        }
        corpses.carryAll(room, refuge);
    }

    private static boolean isWithPeople(Actor actor) {
        return actor.isCharacter()
                || Minds.of(actor).master().filter(Actor::isCharacter).isPresent();
    }

    private void bring(Actor actor, Room gone, Room refuge) {
        travel.teleport(actor, refuge);
        var to = refuge.template().name();
        world.tell(
                actor,
                isPublished(gone, refuge)
                        ? new ReloadEvent.Published(actor.named(), to)
                        : new ReloadEvent.Moved(actor.named(), to));
    }

    /** Whether the one room, of a draft, has become the other. */
    private static boolean isPublished(Room draft, Room room) {
        var zone = draft.id().zone();
        return zone.startsWith(ZoneDraft.PREFIX)
                && room.id().equals(RoomId.of(ZoneDraft.becomes(zone), draft.id().room()));
    }

    private void leave(Actor monster) {
        world.emit(monster.room(), new MoveEvent.Vanished(monster.named()));
        world.population().remove(monster);
    }

    /**
     * The refuge of what the zone is now; the start room where it is no more. Of a draft that is no
     * more it is the room that has taken the place of this one.
     */
    private Room refuge(Room room) {
        var id = room.zone().template().id();
        var zone = world.content().zone(id);
        var refuge = zone.map(ZoneTemplate::refuge).orElse(world.rules().startRoom());
        if (zone.isPresent() || !id.startsWith(ZoneDraft.PREFIX)) return world.map().room(refuge);
        return world.map()
                .find(RoomId.of(ZoneDraft.becomes(id), room.id().room()))
                .orElseGet(() -> world.map().room(refuge));
    }
}

package emberdelve.server.feature.reload;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.ZoneDraft;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.rule.move.Travel;

import java.util.List;
import java.util.Optional;

/**
 * The evacuation of a room that is no more. Characters and their servants are brought to the refuge
 * of its zone, and so is everything that lies in the room; other monsters vanish. Characters who
 * have stayed where they were brought are taken back when the room is there again. Thread: world.
 */
final class Evacuation {
    private final World world;
    private final Travel travel;
    private final Corpses corpses;
    private final Displacements displacements;
    private final Tidings tidings;

    Evacuation(
            World world,
            Travel travel,
            Corpses corpses,
            Displacements displacements,
            Tidings tidings) {
        this.world = world;
        this.travel = travel;
        this.corpses = corpses;
        this.displacements = displacements;
        this.tidings = tidings;
    }

    void empty(Room room) {
        var refuge = refuge(room.id());
        for (var actor : List.copyOf(room.actors())) {
            // A servant may have been taken along with its master already.
            if (actor.room() != room) continue;
            if (isWithPeople(actor)) bring(actor, room, refuge);
            else leave(actor);
        }
        corpses.carryAll(room, refuge);
    }

    private static boolean isWithPeople(Actor actor) {
        return actor.isCharacter() || actor.minds().master().filter(Actor::isCharacter).isPresent();
    }

    /**
     * The room in which a character comes into the dungeon; empty if that is the room where it was
     * last.
     *
     * @param last the room where it was last, which may be no more; or it was brought there, and
     *     its own room may be back
     */
    Optional<Room> roomFor(Actor character, RoomId last) {
        var back = roomThatIsBack(character).filter(_ -> isBroughtTo(character, last));
        if (back.isPresent()) {
            displacements.forgetStay(character.id());
            tellReturned(character, back.get());
            return back;
        }
        if (world.map().find(last).isPresent()) return Optional.empty();
        var refuge = refuge(last);
        displaced(character, last, stay(character), refuge);
        return Optional.of(refuge);
    }

    /** Takes back the characters whose rooms are there again, after the content has changed. */
    void bringBack() {
        for (var id : displacements.characters())
            world.population().find(id).filter(Actor::isPresent).ifPresent(this::bringBack);
    }

    private void bringBack(Actor character) {
        roomThatIsBack(character)
                .ifPresent(room -> {
                    var servants = servants(character);
                    travel.teleport(character, room);
                    for (var servant : servants) travel.teleport(servant, room);
                    tellReturned(character, room);
                });
    }

    private Optional<Room> roomThatIsBack(Actor character) {
        return stay(character).flatMap(stay -> world.map().find(stay.from()));
    }

    private boolean isBroughtTo(Actor character, RoomId room) {
        return stay(character).filter(stay -> stay.to().equals(room)).isPresent();
    }

    private Optional<Displacement.Stay> stay(Actor character) {
        return displacements.of(character.id()).stay();
    }

    private void tellReturned(Actor character, Room room) {
        tidings.tell(
                character, new ReloadEvent.Returned(character.named(), room.template().name()));
    }

    private static List<Actor> servants(Actor character) {
        return character.room().actors().stream()
                .filter(each -> each.minds().master().filter(character::equals).isPresent())
                .toList();
    }

    private void bring(Actor actor, Room gone, Room refuge) {
        var before = stay(actor);
        travel.teleport(actor, refuge);
        displaced(actor, gone.id(), before, refuge);
    }

    /**
     * Notes that the actor is in another room because its own is gone, and tells it so.
     *
     * @param before the stay that it had before: if it was brought to the room that is gone, it
     *     belongs in the room from which it was brought then
     */
    private void displaced(Actor actor, RoomId gone, Optional<Displacement.Stay> before, Room to) {
        var name = to.template().name();
        if (isPublished(gone, to)) {
            tidings.tell(actor, new ReloadEvent.Published(actor.named(), name));
            return;
        }
        var first = before.filter(stay -> stay.to().equals(gone)).map(Displacement.Stay::from);
        displacements.brought(actor, first.orElse(gone), to.id());
        tidings.tell(actor, new ReloadEvent.Moved(actor.named(), name));
    }

    /** Whether the one room was part of a draft, and has been published as the other. */
    private static boolean isPublished(RoomId draft, Room room) {
        var zone = draft.zone();
        return zone.startsWith(ZoneDraft.PREFIX)
                && room.id().equals(RoomId.of(ZoneDraft.becomes(zone), draft.room()));
    }

    private void leave(Actor monster) {
        world.emit(monster.room(), new MoveEvent.Vanished(monster.named()));
        world.population().remove(monster);
    }

    /**
     * The refuge of the room's zone as it is now. If the zone is no more, it is the start room; for
     * a draft that is no more, the published room, if there is one.
     */
    private Room refuge(RoomId gone) {
        var id = gone.zone();
        var zone = world.content().zone(id);
        var refuge = zone.map(ZoneTemplate::refuge).orElse(world.rules().startRoom());
        if (zone.isPresent() || !id.startsWith(ZoneDraft.PREFIX)) return world.map().room(refuge);
        return world.map()
                .find(RoomId.of(ZoneDraft.becomes(id), gone.room()))
                .orElseGet(() -> world.map().room(refuge));
    }
}

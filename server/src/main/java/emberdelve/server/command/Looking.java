package emberdelve.server.command;

import emberdelve.config.content.Direction;
import emberdelve.server.kernel.Experience;
import emberdelve.server.kernel.Light;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Door;
import emberdelve.server.model.Item;
import emberdelve.server.model.Room;
import emberdelve.server.view.ExitsView;
import emberdelve.server.view.Person;
import emberdelve.server.view.Remains;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.Spot;
import emberdelve.server.view.Text;
import emberdelve.server.view.Things;
import emberdelve.server.view.Unlisted;
import emberdelve.server.view.VitalsView;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/**
 * The look at rooms, items and oneself, which makes views of them as a character sees them. Thread:
 * world.
 */
public final class Looking {
    /** Lines of items that one look shows; further items are only counted. */
    public static final int THINGS_MAX = 30;

    /**
     * Characters that one look names; in a larger crowd the others are only counted. Those who
     * fight are always named: they are what a look is for.
     */
    public static final int CHARACTERS_MAX = 30;

    private Looking() {}

    /** The view of how the character is. */
    public static VitalsView vitals(World world, Actor actor) {
        var progress = actor.progress();
        return new VitalsView(
                actor.hp(),
                actor.stats().hp(),
                progress.level(),
                progress.xp(),
                new Experience(world.rules().experience()).nextLevelAt(progress.level()),
                actor.gold(),
                actor.combat().isFighting());
    }

    /** The room as this visitor sees it. */
    public static RoomView room(Room room, Actor visitor, Directory directory) {
        if (!Light.canSeeIn(visitor, room)) return darkness(room);
        var people = new ArrayList<Person>();
        var characters = 0;
        var crowd = 0;
        for (var actor : room.actors()) {
            if (actor == visitor || !actor.isSeenBy(visitor)) continue;
            if (actor.isCharacter() && !actor.combat().isFighting()) {
                if (characters == CHARACTERS_MAX) {
                    crowd++;
                    continue;
                }
                characters++;
            }
            people.add(person(actor, directory));
        }
        var things = things(room.floor().items());
        var shown = things.subList(0, Math.min(THINGS_MAX, things.size()));
        return new RoomView(
                room.id(),
                spot(room),
                room.template().name(),
                room.zone().template().safe(),
                room.description(),
                exits(room).exits(),
                List.copyOf(people),
                List.copyOf(shown),
                room.corpses().stream().map(Looking::remains).toList(),
                new Unlisted(crowd, things.size() - shown.size()),
                false);
    }

    /** A dark room: only its exits are shown. */
    private static RoomView darkness(Room room) {
        return new RoomView(
                room.id(),
                spot(room),
                room.template().name(),
                room.zone().template().safe(),
                "",
                exits(room).exits(),
                List.of(),
                List.of(),
                List.of(),
                Unlisted.NOTHING,
                true);
    }

    private static Spot spot(Room room) {
        return new Spot(room.number(), room.zone().template().name(), room.template().at());
    }

    public static ExitsView exits(Room room) {
        return new ExitsView(
                room.ways().stream()
                        .map(way ->
                                new ExitsView.ExitLine(
                                        way.direction(),
                                        way.to().template().name(),
                                        way.to().number(),
                                        way.door().map(Door::name),
                                        way.isOpen()))
                        .toList());
    }

    /** Counts equal items together, in the order in which each kind comes first. */
    public static List<Things> things(List<Item> items) {
        // By the name: an improved item has another name than its type.
        var byType = new LinkedHashMap<String, Things>();
        for (var item : items) {
            byType.merge(
                    item.type().name(),
                    new Things(item.type(), 1, item.id().toString()),
                    (known, one) -> new Things(known.type(), known.count() + 1, known.firstId()));
        }
        return List.copyOf(byType.values());
    }

    /**
     * The reply with the detail that the words mean: {@code lantern} and {@code the lanterns} mean
     * {@code lanterns}.
     */
    public static Optional<Reply> detail(Room room, TargetName name) {
        return room.template().details().entrySet().stream()
                .filter(detail -> name.fits(detail.getKey()) && !name.words().isEmpty())
                .findFirst()
                .map(detail -> Reply.of(new Text(detail.getKey(), detail.getValue())));
    }

    private static Person person(Actor actor, Directory directory) {
        return new Person(
                actor.named(),
                actor.isCharacter(),
                Condition.of(actor.hp(), actor.stats().hp()),
                actor.combat().opponent().map(Actor::named),
                heldExit(actor),
                isPrey(actor),
                directory.of(actor).map(Presence::linkDead).orElse(false));
    }

    /** Whether the actor is a monster that serves nobody, in a zone where harm may be done. */
    private static boolean isPrey(Actor actor) {
        return !actor.isCharacter()
                && actor.minds().master().isEmpty()
                && !actor.room().zone().template().safe();
    }

    private static Optional<Direction> heldExit(Actor actor) {
        if (!actor.holdsAny()) return Optional.empty();
        return Arrays.stream(Direction.values()).filter(actor::holds).findFirst();
    }

    private static Remains remains(Corpse corpse) {
        return new Remains(corpse.id().toString(), corpse.of(), corpse.isPlayers());
    }
}

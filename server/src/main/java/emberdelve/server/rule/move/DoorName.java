package emberdelve.server.rule.move;

import emberdelve.config.content.Direction;
import emberdelve.server.command.Command.Intent;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.model.Action;
import emberdelve.server.model.Door;
import emberdelve.server.model.Way;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** The name or direction by which a door of the room is found. */
final class DoorName {
    private DoorName() {}

    static Intent find(Scene scene, String what, BiFunction<Way, Door, Action> deed) {
        var direction = Direction.named(what.toLowerCase(Locale.ROOT));
        var way =
                direction.isPresent()
                        ? scene.room().way(direction.get())
                        : named(scene, TargetName.parse(what));
        return way.flatMap(found -> found.door().map(door -> deed.apply(found, door)))
                .map(Intent::to)
                .orElseGet(() -> Intent.refuse(none(scene, what)));
    }

    /**
     * The reply when no door was found: that there is none in that direction or in the room, or
     * that none has that name.
     */
    private static Reply none(Scene scene, String what) {
        if (Direction.named(what.toLowerCase(Locale.ROOT)).isPresent())
            return Reply.note("door.none-there");
        var hasDoors = scene.room().ways().stream().anyMatch(way -> way.door().isPresent());
        return hasDoors && !what.equalsIgnoreCase("door")
                ? Reply.note("door.none-called", Map.of("what", what))
                : Reply.note("door.none");
    }

    private static Optional<Way> named(Scene scene, TargetName name) {
        var doors = scene.room().ways().stream().filter(way -> way.door().isPresent()).toList();
        return NameMatch.one(
                doors, name, way -> way.door().map(Door::name).stream().toList(), _ -> "");
    }
}

package emberdelve.server.command.move;

import emberdelve.config.content.Direction;
import emberdelve.server.command.Command.Intent;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.world.Door;
import emberdelve.server.world.action.Action;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Finds a door of the room by its name or by the direction it lies in. */
final class DoorName {
    private DoorName() {}

    static Intent find(Scene scene, String what, Function<Door, Action> deed) {
        var direction = Direction.named(what.toLowerCase(Locale.ROOT));
        var door = direction.isPresent()
                ? scene.room().way(direction.get()).flatMap(way -> way.door())
                : named(scene, TargetName.parse(what));
        if (door.isPresent()) return Intent.to(deed.apply(door.get()));
        return Intent.refuse(Reply.note("door.none", Map.of("what", what)));
    }

    private static Optional<Door> named(Scene scene, TargetName name) {
        return scene.room().ways().stream()
                .flatMap(way -> way.door().stream())
                .filter(door -> name.fits(door.name(), ""))
                .findFirst();
    }
}

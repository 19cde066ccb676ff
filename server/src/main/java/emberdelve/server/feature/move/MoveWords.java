package emberdelve.server.feature.move;

import emberdelve.config.content.Direction;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Puts events of movement into words. */
final class MoveWords {
    private MoveWords() {}

    public static List<StyledText> tell(MoveEvent fact, Rendering telling) {
        return switch (fact) {
            case MoveEvent.Went(_, var direction) ->
                    towards("movement.went", fact, direction, telling);
            case MoveEvent.Arrived(var actor, var from) ->
                    telling.isReader(actor) ? Rendering.NOTHING : arrived(fact, from, telling);
            case MoveEvent.Fled(_, var direction) ->
                    towards("movement.fled", fact, direction, telling);
            case MoveEvent.OpenedDoor(_, var door) ->
                    door("movement.opened-door", fact, door, telling);
            case MoveEvent.ClosedDoor(_, var door) ->
                    door("movement.closed-door", fact, door, telling);
            case MoveEvent.UnlockedDoor(_, var door) ->
                    door("movement.unlocked-door", fact, door, telling);
            case MoveEvent.LockedDoor(_, var door) ->
                    door("movement.locked-door", fact, door, telling);
            case MoveEvent.FellShut(var door) -> door("movement.fell-shut", fact, door, telling);
            case MoveEvent.Halted(_, var why) ->
                    telling.tell("movement.halted-" + word(why), fact.actors());
            case MoveEvent.Recalled _ -> telling.tell("movement.recalled", fact.actors());
            case MoveEvent.Distracted _ -> telling.tell("movement.distracted", fact.actors());
            case MoveEvent.Appeared _ -> telling.tell("movement.appeared", fact.actors());
            case MoveEvent.Vanished _ -> telling.tell("movement.vanished", fact.actors());
        };
    }

    private static List<StyledText> towards(
            String key, MoveEvent fact, Direction direction, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("direction", direction.word()));
    }

    private static List<StyledText> arrived(
            MoveEvent fact, Optional<Direction> from, Rendering telling) {
        if (from.isEmpty()) return telling.tell("movement.arrived", fact.actors());
        var key =
                switch (from.get()) {
                    case UP -> "movement.arrived-from-above";
                    case DOWN -> "movement.arrived-from-below";
                    case NORTH, EAST, SOUTH, WEST, NORTHEAST, SOUTHEAST, SOUTHWEST, NORTHWEST ->
                            "movement.arrived-from";
                };
        return towards(key, fact, from.get(), telling);
    }

    private static String word(MoveEvent.Halted.Why why) {
        return why.name().toLowerCase(Locale.ROOT);
    }

    private static List<StyledText> door(
            String key, MoveEvent fact, String door, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("door", door));
    }
}

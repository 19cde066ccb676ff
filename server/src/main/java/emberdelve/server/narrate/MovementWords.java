package emberdelve.server.narrate;

import emberdelve.config.content.Direction;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.Movement;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Coming and going in words. */
public final class MovementWords {
    private MovementWords() {}

    public static List<StyledText> tell(Movement fact, Telling telling) {
        return switch (fact) {
            case Movement.Went(_, var direction) ->
                    towards("movement.went", fact, direction, telling);
            case Movement.Arrived(var actor, var from) ->
                    telling.isReader(actor) ? Telling.NOTHING : arrived(fact, from, telling);
            case Movement.Fled(_, var direction) ->
                    towards("movement.fled", fact, direction, telling);
            case Movement.OpenedDoor(_, var door) ->
                    door("movement.opened-door", fact, door, telling);
            case Movement.ClosedDoor(_, var door) ->
                    door("movement.closed-door", fact, door, telling);
            case Movement.UnlockedDoor(_, var door) ->
                    door("movement.unlocked-door", fact, door, telling);
            case Movement.LockedDoor(_, var door) ->
                    door("movement.locked-door", fact, door, telling);
            case Movement.FellShut(var door) -> door("movement.fell-shut", fact, door, telling);
            case Movement.Halted(_, var why) ->
                    telling.tell("movement.halted-" + word(why), fact.actors());
            case Movement.Recalled _ -> telling.tell("movement.recalled", fact.actors());
            case Movement.Distracted _ -> telling.tell("movement.distracted", fact.actors());
            case Movement.Appeared _ -> telling.tell("movement.appeared", fact.actors());
            case Movement.Vanished _ -> telling.tell("movement.vanished", fact.actors());
        };
    }

    private static List<StyledText> towards(
            String key, Movement fact, Direction direction, Telling telling) {
        return telling.tell(key, fact.actors(), Map.of("direction", direction.word()));
    }

    private static List<StyledText> arrived(
            Movement fact, Optional<Direction> from, Telling telling) {
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

    private static String word(Movement.Halted.Why why) {
        return why.name().toLowerCase(Locale.ROOT);
    }

    private static List<StyledText> door(String key, Movement fact, String door, Telling telling) {
        return telling.tell(key, fact.actors(), Map.of("door", door));
    }
}

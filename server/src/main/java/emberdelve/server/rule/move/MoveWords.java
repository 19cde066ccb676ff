package emberdelve.server.rule.move;

import emberdelve.config.content.Direction;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.model.Named;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The words for events of movement. */
final class MoveWords {
    private MoveWords() {}

    public static List<StyledText> tell(MoveEvent fact, Rendering telling) {
        return switch (fact) {
            case MoveEvent.Went(_, var direction) ->
                    towards("movement.went", fact, direction, telling);
            case MoveEvent.Arrived(var actor, var from) ->
                    telling.isReader(actor) ? Rendering.NOTHING : arrived(fact, from, telling);
            case MoveEvent.WentTogether went -> wentTogether(went, telling);
            case MoveEvent.ArrivedTogether arrived -> arrivedTogether(arrived, telling);
            case MoveEvent.Fled(_, var direction) ->
                    towards("movement.fled", fact, direction, telling);
            case MoveEvent.Flinched(_, var percent) ->
                    telling.tell(
                            "movement.flinched",
                            fact.actors(),
                            Map.of("percent", Integer.toString(percent)));
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
            case MoveEvent.Vanished(var actor, var means) -> vanished(actor, means, telling);
        };
    }

    /**
     * Tells others that an actor vanished, and the actor how it was moved, unless the place tells
     * it.
     */
    private static List<StyledText> vanished(
            Named actor, MoveEvent.Vanished.Means means, Rendering telling) {
        var others = telling.isReader(actor) ? means : MoveEvent.Vanished.Means.MAGIC;
        return switch (others) {
            case MAGIC -> telling.tell("movement.vanished", List.of(actor));
            case HOME -> telling.tell("movement.home", List.of());
            case PLACE -> Rendering.NOTHING;
        };
    }

    private static List<StyledText> towards(
            String key, MoveEvent fact, Direction direction, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("direction", direction.word()));
    }

    private static List<StyledText> arrived(
            MoveEvent fact, Optional<Direction> from, Rendering telling) {
        if (from.isEmpty()) return telling.tell("movement.arrived", fact.actors());
        return towards("movement.arrived-" + side(from.get()), fact, from.get(), telling);
    }

    /**
     * Tells of people who went together: the leader and those who watch are told who follows. A
     * follower is told whom it follows, in the dark as well, because it has chosen whom to follow.
     */
    private static List<StyledText> wentTogether(MoveEvent.WentTogether fact, Rendering telling) {
        var follows = fact.actors().stream().skip(1).filter(telling::isReader).findFirst();
        if (follows.isPresent())
            return telling.heard()
                    .tell(
                            "movement.followed",
                            List.of(follows.get(), fact.actor()),
                            Map.of("direction", fact.direction().word()));
        return together("movement.led", fact, fact.direction(), telling);
    }

    private static List<StyledText> arrivedTogether(
            MoveEvent.ArrivedTogether fact, Rendering telling) {
        return together("movement.came-" + side(fact.from()), fact, fact.from(), telling);
    }

    private static List<StyledText> together(
            String key, MoveEvent fact, Direction direction, Rendering telling) {
        var others = followers(fact.actors(), telling);
        return telling.tell(
                key,
                List.of(fact.actor()),
                Map.of("direction", direction.word(), "others", others));
    }

    private static String followers(List<Named> actors, Rendering telling) {
        if (!telling.seen()) return telling.words("movement.others", List.of(), Map.of());
        return telling.all(actors.subList(1, actors.size()));
    }

    private static String side(Direction from) {
        return switch (from) {
            case UP -> "from-above";
            case DOWN -> "from-below";
            case NORTH, EAST, SOUTH, WEST, NORTHEAST, SOUTHEAST, SOUTHWEST, NORTHWEST -> "from";
        };
    }

    private static String word(MoveEvent.Halted.Why why) {
        return why.name().toLowerCase(Locale.ROOT);
    }

    private static List<StyledText> door(
            String key, MoveEvent fact, String door, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("door", door));
    }
}

package emberdelve.server.game;

import emberdelve.server.link.Input;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Zone;

import java.util.List;
import java.util.stream.Collectors;

/** The names of slow deeds, for staff: no word in them was typed by a player. Thread: world. */
final class DeedNames {
    /** The names of the deeds that lie within one another, the outermost first. */
    String of(List<Object> deeds) {
        return deeds.stream().map(DeedNames::name).distinct().collect(Collectors.joining(", "));
    }

    private static String name(Object deed) {
        return switch (deed) {
            case Actor actor -> name(actor);
            case Zone zone -> "zone " + zone.template().id();
            case Input.Typed typed -> "command " + typed.command().label();
            case Input.Console typed -> "command " + typed.command().label();
            case Input input -> "input " + input.getClass().getSimpleName();
            case String plain -> plain;
            // A hook of a feature: MoonFeature$$Lambda/0x01.
            default -> deed.getClass().getSimpleName().replaceAll("\\$.*", "");
        };
    }

    /** The actor by name and number, and, if it is somewhere, by its room. */
    private static String name(Actor actor) {
        var who = actor.named().name() + " " + actor.id();
        return actor.isPresent() ? who + " in " + actor.room().id() : who;
    }
}

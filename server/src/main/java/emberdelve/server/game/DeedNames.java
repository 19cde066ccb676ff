package emberdelve.server.game;

import emberdelve.server.lag.DeedName;
import emberdelve.server.link.Input;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Zone;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The names of slow deeds, for staff: no word in them was typed by a player. Thread: world. */
final class DeedNames {
    /** The names of the deeds that lie within one another, the outermost first. */
    DeedName of(List<Object> deeds) {
        return new DeedName(
                name(deeds, actor -> actor.named().name() + " " + actor.id()),
                name(deeds, actor -> actor.id().toString()));
    }

    private static String name(List<Object> deeds, Function<Actor, String> who) {
        return deeds.stream()
                .map(deed -> deed instanceof Actor actor ? name(actor, who) : name(deed))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String name(Object deed) {
        return switch (deed) {
            case Zone zone -> "zone " + zone.template().id();
            case Input.Typed typed -> "command " + typed.command().label();
            case Input.Console typed -> "command " + typed.command().label();
            case Input input -> "input " + input.getClass().getSimpleName();
            case String plain -> plain;
            // A hook of a feature: MoonFeature$$Lambda/0x01.
            default -> deed.getClass().getSimpleName().replaceAll("\\$.*", "");
        };
    }

    /** The actor, and, if it is somewhere, its room. */
    private static String name(Actor actor, Function<Actor, String> who) {
        var told = who.apply(actor);
        return actor.isPresent() ? told + " in " + actor.room().id() : told;
    }
}

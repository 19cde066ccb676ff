package emberdelve.server.feature.trace;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;

import java.util.Optional;

/**
 * Where a thing is, as far as its life tells it.
 *
 * @param outer the outermost place, or nowhere
 * @param in the container in which it lies there; empty for none
 */
record Whereabouts(Place outer, String in) {
    static Whereabouts of(Place place) {
        var in = place instanceof Place.InContainer(var container) ? words(container) : "";
        var outer = place;
        while (outer instanceof Place.InContainer(var container)) outer = container.place();
        return new Whereabouts(outer, in);
    }

    private static String words(Item container) {
        return container.type().name() + " " + container.id();
    }

    /** Whoever has it, in the hands or at the bank. */
    Whom holder() {
        return switch (outer) {
            case OuterPlace.Carried(var by) -> Whom.of(by);
            case OuterPlace.Worn(var by, _) -> Whom.of(by);
            case OuterPlace.Banked(var by) -> Whom.of(by);
            default -> Whom.NOBODY;
        };
    }

    /** The dead in whose corpse it lies. */
    Whom dead() {
        return outer instanceof OuterPlace.InCorpse(var corpse) ? Whom.of(corpse) : Whom.NOBODY;
    }

    /** The id of the room; empty if that is not known. */
    String room() {
        return switch (outer) {
            case OuterPlace.Carried(var by) -> room(by);
            case OuterPlace.Worn(var by, _) -> room(by);
            case OuterPlace.Banked(var by) -> room(by);
            case OuterPlace.OnFloor(var room) -> room.id().value();
            case OuterPlace.InCorpse(var corpse) -> corpse.room().value();
            default -> "";
        };
    }

    private static String room(Actor actor) {
        return actor.roomIfAny().map(room -> room.id().value()).orElse("");
    }

    boolean isInHands() {
        return hands().isPresent();
    }

    boolean isAtBank() {
        return outer instanceof OuterPlace.Banked;
    }

    boolean isInCorpse() {
        return outer instanceof OuterPlace.InCorpse;
    }

    /** Whether the same one has it in the hands there. */
    boolean isInTheSameHands(Whereabouts there) {
        return isInHands() && hands().equals(there.hands());
    }

    private Optional<Actor> hands() {
        return switch (outer) {
            case OuterPlace.Carried(var by) -> Optional.of(by);
            case OuterPlace.Worn(var by, _) -> Optional.of(by);
            default -> Optional.empty();
        };
    }
}

package emberdelve.server.world.action;

import emberdelve.config.content.Trigger;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.event.Pile;
import emberdelve.server.world.item.Corpse;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Picks things up, from the floor or out of a corpse, as many as can be carried.
 *
 * @param from the corpse they are in; empty for the floor
 * @param gold whether the corpse's purse is taken, too
 */
public record Take(List<Item> items, Optional<Corpse> from, boolean gold) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var wantsGold = gold && from.isPresent() && from.get().gold() > 0;
        var fitting = new ArrayList<Item>();
        for (var item : items) {
            if (!turn.canCarry(item) || ownerOf(turn, item).isPresent()) continue;
            item.moveTo(new Place.Carried(self));
            fitting.add(item);
        }
        var kept = items.stream().flatMap(item -> ownerOf(turn, item).stream()).findFirst();
        if (fitting.isEmpty() && !wantsGold && kept.isPresent())
            return new Outcome.Refused("take.reserved", kept.get().named());
        if (fitting.isEmpty() && !wantsGold)
            return new Outcome.Refused(items.isEmpty() ? "take.nothing" : "take.hands-full");

        for (var pile : piles(fitting)) tell(turn, pile);
        if (wantsGold) turn.world().purses().takeFrom(from.get(), self);
        if (from.isEmpty()) turn.world().triggers().fire(turn.room(), Trigger.When.TAKE, self);
        return new Outcome.Done(Effort.HANDLE);
    }

    /** Somebody else for whom it is kept; one who has left the dungeon keeps nothing. */
    private Optional<Actor> ownerOf(Turn turn, Item item) {
        return from.flatMap(corpse -> corpse.reservedFor(item, turn.world().now()))
                .filter(owner -> !owner.equals(turn.self().id()))
                .flatMap(owner -> turn.world().actor(owner));
    }

    private void tell(Turn turn, Pile pile) {
        var self = turn.self().named();
        turn.emit(
                from.isPresent()
                        ? new Handling.TookFromCorpse(self, pile, from.get().of())
                        : new Handling.Took(self, pile));
    }

    /** Equal things together, in the order in which each kind comes first. */
    static List<Pile> piles(List<Item> items) {
        var piles = new ArrayList<Pile>();
        for (var item : items) {
            var known = piles.stream().filter(pile -> pile.type().equals(item.type())).findFirst();
            if (known.isEmpty()) piles.add(new Pile(item.type(), 1));
            else
                piles.set(
                        piles.indexOf(known.get()),
                        new Pile(item.type(), known.get().count() + 1));
        }
        return piles;
    }
}

package emberdelve.server.feature.guide;

import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Disengagement;
import emberdelve.server.rule.fight.Sides;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The action of following the guide: pays the fare and moves the actor to the stop, with its
 * hirelings in the room; companions stay.
 */
record BeLed(Stops stops, Room to) implements Action {
    private static final String LEDGER = "guide";

    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var refusal = refusal(stops, self);
        if (refusal.isPresent()) return refusal.get();
        if (new Borders(stops.world()).bar(to.id())) return new Outcome.Refused("walk.barred");
        var fare = stops.fare(self);
        if (fare > self.gold())
            return new Outcome.Refused(
                    "travel.too-poor",
                    List.of(),
                    Map.of("price", Long.toString(fare), "gold", Long.toString(self.gold())));
        self.setGold(self.gold() - fare);
        turn.part(Ledger.class).destroyGold(LEDGER, fare);
        turn.emit(new GuideEvent(self.named(), stops.guide().name(), Stops.words(to), fare));
        var along = stops.world().hooks().alongWith(self);
        shift(turn, self);
        for (var each : along) shift(turn, each);
        return new Outcome.Done(Effort.MOVE);
    }

    /**
     * The reason why the guide does not lead the actor away now: an enemy, a fight, or the wrong
     * room; empty if there is none.
     */
    static Optional<Outcome> refusal(Stops stops, Actor self) {
        var sides = stops.world().part(Sides.class);
        var foes =
                self.room().actors().stream()
                        .anyMatch(each -> each.isHostileTo(self) && sides.mayHarm(each, self));
        if (foes || self.combat().isFighting())
            return Optional.of(new Outcome.Refused("travel.fighting"));
        return stops.isServed(self.room())
                ? Optional.empty()
                : Optional.of(
                        new Outcome.Refused(
                                "travel.not-here",
                                List.of(),
                                Map.of("keeper", stops.guide().name())));
    }

    private void shift(Turn turn, Actor actor) {
        var world = turn.part(World.class);
        turn.part(Disengagement.class).leave(actor);
        world.population().move(actor, to);
        world.emit(to, new MoveEvent.Arrived(actor.named(), Optional.empty()));
        world.turns().arrange(actor);
    }
}

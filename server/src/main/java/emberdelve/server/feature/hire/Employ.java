package emberdelve.server.feature.hire;

import emberdelve.config.content.Hires;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import java.util.List;
import java.util.Map;

/** The hiring of a monster that is offered in the room. */
record Employ(Hires.Offer offer) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        if (!turn.part(Hirelings.class).mayHire(self)) return new Outcome.Refused("hire.enough");
        var price = offer.priceAt(self.progress().level());
        if (price > self.gold()) {
            var words = Map.of("price", Long.toString(price));
            return new Outcome.Refused("shop.too-poor", List.of(), words);
        }
        turn.part(Hirelings.class).hire(self, offer);
        return new Outcome.Done(Effort.HANDLE);
    }
}

package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Attack;
import emberdelve.server.world.action.Rest;
import emberdelve.server.world.action.Turn;
import emberdelve.server.world.actor.Actor;

import java.util.Optional;

/** Follows and defends whoever charmed it (docs/rules.md R6.12). */
public record Charmed(Actor by) implements Mind {
    @Override
    public String word() {
        return "charmed";
    }

    @Override
    public Optional<Actor> master() {
        return Optional.of(by);
    }

    @Override
    public Action decide(Turn turn) {
        if (!by.isPresent()) return Rest.REST;
        if (by.room() != turn.room()) return Loyalty.follow(turn, by).orElse(Rest.REST);
        return Loyalty.threat(turn, by).<Action>map(Attack::new).orElse(Rest.REST);
    }
}

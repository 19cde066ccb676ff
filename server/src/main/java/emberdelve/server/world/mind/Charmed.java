package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Attack;
import emberdelve.server.world.action.Rest;
import emberdelve.server.world.action.Turn;
import emberdelve.server.world.action.Walk;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.space.Sight;
import java.util.Optional;

/** Follows and defends whoever charmed it (GAME section 6). */
public record Charmed(Actor master) implements Mind {
    @Override
    public String word() {
        return "charmed";
    }

    @Override
    public Action decide(Turn turn) {
        if (!master.isPresent()) return Rest.REST;
        if (master.room() != turn.room())
            return turn.sight()
                    .firstStep(turn.room(), master.room(), Sight.STEPS_MAX)
                    .<Action>map(Walk::new)
                    .orElse(Rest.REST);
        return threat(turn).<Action>map(Attack::new).orElse(Rest.REST);
    }

    /** Whoever fights the master, else whom the master fights. */
    private Optional<Actor> threat(Turn turn) {
        return turn.room().actors().stream()
                .filter(other -> other.fray().isFighting(master) || master.fray().isFighting(other))
                .filter(turn::mayHarm)
                .findFirst();
    }
}

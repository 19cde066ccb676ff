package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Attack;
import emberdelve.server.world.action.Rest;
import emberdelve.server.world.action.Turn;
import emberdelve.server.world.actor.Actor;

/** Follows and defends whoever charmed it (GAME section 6). */
public record Charmed(Actor master) implements Mind {
    @Override
    public String word() {
        return "charmed";
    }

    @Override
    public Action decide(Turn turn) {
        if (!master.isPresent()) return Rest.REST;
        if (master.room() != turn.room()) return Loyalty.follow(turn, master).orElse(Rest.REST);
        return Loyalty.threat(turn, master).<Action>map(Attack::new).orElse(Rest.REST);
    }
}

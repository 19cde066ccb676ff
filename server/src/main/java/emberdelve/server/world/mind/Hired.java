package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Attack;
import emberdelve.server.world.action.Rest;
import emberdelve.server.world.action.Turn;
import emberdelve.server.world.actor.Actor;

import java.util.Optional;

/** Serves whoever pays: follows them, fights for them and whom it guards. Thread: world. */
public final class Hired implements Mind {
    private final Actor hirer;
    private boolean stays;

    public Hired(Actor hirer) {
        this.hirer = hirer;
    }

    @Override
    public Optional<Actor> hirer() {
        return Optional.of(hirer);
    }

    /** Whether it keeps to its room from now on, wherever the hirer goes. */
    public void stay(boolean here) {
        stays = here;
    }

    @Override
    public Action decide(Turn turn) {
        var self = turn.self();
        var enemy =
                self.fray()
                        .opponent()
                        .or(() -> Loyalty.threat(turn, hirer))
                        .or(() -> self.ward().flatMap(ward -> Loyalty.threat(turn, ward)));
        if (enemy.isPresent()) return new Attack(enemy.get());
        return stays ? Rest.REST : Loyalty.follow(turn, hirer).orElse(Rest.REST);
    }
}

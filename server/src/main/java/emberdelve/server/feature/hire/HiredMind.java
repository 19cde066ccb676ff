package emberdelve.server.feature.hire;

import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Rest;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.effect.Loyalty;
import emberdelve.server.rule.fight.Attack;

import java.util.Optional;

/**
 * The mind of a hireling: follows, and fights for the hirer and for the actor that it guards.
 * Thread: world.
 */
public final class HiredMind implements Mind {
    private final Actor hirer;
    private boolean stays;

    public HiredMind(Actor hirer) {
        this.hirer = hirer;
    }

    @Override
    public Optional<Actor> hirer() {
        return Optional.of(hirer);
    }

    /** Makes the hireling stay in its room, or follow its hirer again. */
    public void stay(boolean here) {
        stays = here;
    }

    @Override
    public Action decide(Turn turn) {
        var self = turn.self();
        var enemy =
                self.combat()
                        .opponent()
                        .or(() -> Loyalty.threat(turn, hirer))
                        .or(() -> self.ward().flatMap(ward -> Loyalty.threat(turn, ward)));
        if (enemy.isPresent()) return new Attack(enemy.get());
        return stays ? Rest.REST : Loyalty.follow(turn, hirer).orElse(Rest.REST);
    }
}

package emberdelve.server.rule.effect;

import emberdelve.server.model.Action;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Turn;

import java.util.ArrayList;

/**
 * The mind of whoever is confused: stands still, goes through an open exit, or strikes an actor in
 * the room, each with the same chance (docs/rules.md R6.11).
 */
public enum Confused implements Mind {
    CONFUSED;

    @Override
    public String word() {
        return "confused";
    }

    @Override
    public Action decide(Turn turn) {
        var choices = new ArrayList<Action>();
        choices.add(Dither.DITHER);
        for (var way : turn.openWays()) choices.add(new Stagger(way.direction()));
        for (var other : turn.room().actors()) {
            if (other != turn.self()) choices.add(new StrayBlow(other));
        }
        return choices.get(turn.random().nextInt(choices.size()));
    }
}

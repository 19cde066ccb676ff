package emberdelve.server.simulate;

import emberdelve.config.content.Selector;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Stance;
import emberdelve.server.rule.effect.UseAbility;
import emberdelve.server.rule.effect.UseItem;
import emberdelve.server.rule.fight.Attack;
import emberdelve.server.rule.fight.Rescue;
import emberdelve.server.rule.menace.TakeStance;

import java.util.List;

/** The lines that a player types for deeds. Things and creatures are named by their numbers. */
final class Typing {
    private Typing() {}

    /**
     * @throws IllegalArgumentException for a deed that {@link Tactics} never chooses
     */
    static String line(Action deed) {
        return switch (deed) {
            case Attack(var target) -> "kill " + target.id();
            case Rescue(var ward) -> "rescue " + ward.name();
            case UseItem(var item, _) -> "use " + item.id();
            case TakeStance(var stance) -> stance == Stance.BRACED ? "brace" : "dodge";
            case UseAbility(var ability, var targets) ->
                    ability.id() + whom(ability.selector(), targets);
            default -> throw new IllegalArgumentException("nobody types " + deed);
        };
    }

    /**
     * The number of the target, if the player has to name it; empty for targets that are found by
     * themselves.
     */
    private static String whom(Selector selector, List<Actor> targets) {
        return switch (selector) {
            case Selector.Selected _, Selector.SelfOrSelected _, Selector.AroundSelected _ ->
                    " " + targets.getFirst().id();
            default -> "";
        };
    }
}

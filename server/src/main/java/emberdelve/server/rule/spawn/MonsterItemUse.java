package emberdelve.server.rule.spawn;

import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Selector;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.effect.UseBelonging;
import emberdelve.server.rule.effect.UseItem;
import emberdelve.server.rule.fight.Sides;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The search for an item that a monster can use in its turn. */
final class MonsterItemUse {
    /**
     * The level from which monsters use things with passing minds on a character, who has learned
     * by then what to do about them.
     */
    static final int MINDS_FROM_LEVEL = 3;

    private MonsterItemUse() {}

    /** The use of an item that heals the monster. */
    static Optional<Action> healing(Turn turn) {
        return find(
                turn,
                use ->
                        use.selector().meansItsUser()
                                && use.effects().stream()
                                        .anyMatch(effect -> effect instanceof Effect.Heal));
    }

    /**
     * The use of an item on the opponent, but only one that never touches a friend (docs/rules.md
     * R6.35).
     */
    static Optional<Action> attack(Turn turn) {
        var spares = turn.self().combat().opponent().filter(MonsterItemUse::isBeginner).isPresent();
        return find(
                turn,
                use ->
                        aims(use.selector())
                                && use.effects().stream().anyMatch(Effect::isWeapon)
                                && !(spares && takesMind(use)));
    }

    private static boolean isBeginner(Actor opponent) {
        return opponent.isCharacter() && opponent.progress().level() < MINDS_FROM_LEVEL;
    }

    private static boolean takesMind(ItemType.Use use) {
        return use.effects().stream().anyMatch(Effect.ChangeMind.class::isInstance);
    }

    private static boolean aims(Selector selector) {
        return switch (selector) {
            case Selector.Closest(_, var filter) -> filter == Selector.Filter.HOSTILE;
            case Selector.Selected _ -> true;
            case Selector.Self _,
                    Selector.SelfOrSelected _,
                    Selector.Group _,
                    Selector.AroundSelf _,
                    Selector.AroundSelected _ ->
                    false;
        };
    }

    private static Optional<Action> find(Turn turn, Predicate<ItemType.Use> fits) {
        var self = turn.self();
        for (var item : self.pack().items()) {
            var targets = targets(turn, item.type(), fits);
            if (!targets.isEmpty()) return Optional.of(new UseItem(item, targets));
        }
        for (var type : self.belongings()) {
            var targets = targets(turn, type, fits);
            if (!targets.isEmpty()) return Optional.of(new UseBelonging(type, targets));
        }
        return Optional.empty();
    }

    private static List<Actor> targets(Turn turn, ItemType type, Predicate<ItemType.Use> fits) {
        var use = type.use();
        if (use.isEmpty() || !fits.test(use.get())) return List.of();
        if (use.get().selector().meansItsUser()) return List.of(turn.self());
        return turn.self()
                .combat()
                .opponent()
                .filter(other -> turn.part(Sides.class).mayHarm(turn.self(), other))
                .map(List::of)
                .orElse(List.of());
    }
}

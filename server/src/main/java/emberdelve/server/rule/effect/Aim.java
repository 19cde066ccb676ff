package emberdelve.server.rule.effect;

import emberdelve.config.content.Selector;
import emberdelve.server.command.Find;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.model.Actor;

import java.util.List;

/** The targets that a player means for an item or an ability. */
sealed interface Aim {
    /** The actors that the selector touches. */
    record At(List<Actor> actors) implements Aim {}

    /** The named actor is in the room, but the selector cannot touch it. */
    record Unfit(Actor who) implements Aim {}

    /** The reason why there is no target. */
    enum Missing implements Aim {
        /** Nobody at all is near enough. */
        NOBODY,
        /** The selector touches only its user. */
        ONLY_YOURSELF,
        /** The selector touches enemies, but its user was named. */
        NOT_YOURSELF,
        /** The target is dead, or has left the dungeon. */
        GONE,
        /** The target is too far away or out of sight. */
        OUT_OF_REACH,
        UNKNOWN
    }

    /**
     * Finds the targets that {@code whom} means: a name, a number or a word such as {@code me}, as
     * it was typed.
     */
    static Aim named(Scene scene, Selector selector, String whom) {
        var self = scene.self();
        var targeting = scene.world().part(Targeting.class);
        var candidates = targeting.candidates(self, selector);
        if (Scene.isMe(whom) && selector instanceof Selector.AroundSelf)
            return candidates.isEmpty() ? Missing.NOBODY : new At(candidates);
        var name = TargetName.parse(whom);
        var target =
                Scene.isMe(whom)
                        ? candidates.stream().filter(actor -> actor == self).findFirst()
                        : Find.actor(candidates, name);
        if (target.isPresent()) return new At(targeting.of(self, selector, target.get()));
        if (Scene.isMe(whom)) return Missing.NOT_YOURSELF;
        if (selector == Selector.Self.SELF) return Missing.ONLY_YOURSELF;
        var unfit = scene.somebody(whom);
        if (unfit.isPresent()) return new Unfit(unfit.get());
        if (name.id().isEmpty()) return Missing.UNKNOWN;
        var lives =
                scene.world().population().all().stream().anyMatch(actor -> name.means(actor.id()));
        return lives ? Missing.OUT_OF_REACH : Missing.GONE;
    }
}

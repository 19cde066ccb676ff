package emberdelve.server.rule.effect;

import emberdelve.config.content.Effect;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.Optional;

/**
 * The setting off of traps, and of worn things by blows; both have effects like those of items
 * (docs/rules.md R6.14, R14.4). Thread: world.
 */
public final class Triggers {
    private final Targeting targeting;
    private final Effects effects;
    private boolean goesOff;

    Triggers(Targeting targeting, Effects effects) {
        this.targeting = targeting;
        this.effects = effects;
    }

    /** Sets off what both wear, after a blow of the attacker has wounded the target. */
    public void wounded(Actor attacker, Actor target) {
        procs(When.WOUND, attacker, target);
        procs(When.STRUCK, target, attacker);
    }

    /** Sets off what the killer wears. */
    public void killed(Actor killer, Actor victim) {
        procs(When.KILL, killer, victim);
    }

    private void procs(When when, Actor wearer, Actor other) {
        var procs = wearer.gear().procs(when);
        // What goes off sets nothing else off, or two blades could strike for ever.
        if (procs.isEmpty() || goesOff) return;
        goesOff = true;
        try {
            for (var trigger : procs)
                if (wearer.isPresent() && falls(trigger, wearer.room()))
                    proc(trigger, wearer, other);
        } finally {
            goesOff = false;
        }
    }

    private void proc(Trigger trigger, Actor wearer, Actor other) {
        var targets =
                targeting.of(wearer, trigger.selector(), other).stream()
                        .filter(Actor::isPresent)
                        .toList();
        effects.goOff(trigger, Optional.of(trigger.when()), wearer.room(), wearer, targets);
    }

    /**
     * Applies the trigger's effects in that room to the targets that its selector finds around
     * {@code centre}.
     */
    public void goOff(Trigger trigger, Room room, Actor cause, Actor centre) {
        var targets = targeting.of(centre, trigger.selector(), centre);
        effects.goOff(trigger, Optional.empty(), room, cause, targets);
    }

    /** Draws whether the trigger goes off this time. */
    public static boolean falls(Trigger trigger, Room room) {
        return room.zone().random().nextInt(100) < trigger.chance();
    }

    /**
     * Applies one effect to the targets that the trigger's selector finds around the cause, without
     * telling of the trigger.
     */
    public void affect(Effect effect, Trigger trigger, Actor cause) {
        var targets = targeting.of(cause, trigger.selector(), cause);
        effects.affect(effect, trigger.name(), cause, targets);
    }
}

package emberdelve.server.feature.effect;

import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

/**
 * Traps of rooms and the extra of worn things: the effects of items, set off by something else
 * (docs/rules.md R6.14, R14.4). Monsters know where to step. Thread: world.
 */
final class Triggers {
    private final World world;
    private final Targeting targeting;
    private final Effects effects;
    private boolean goesOff;

    public Triggers(World world, Targeting targeting, Effects effects) {
        this.world = world;
        this.targeting = targeting;
        this.effects = effects;
    }

    /** Sets off the room's triggers for what the actor did. */
    public void fire(Room room, When when, Actor by) {
        var triggers = room.template().triggers();
        for (var i = 0; i < triggers.size(); i++) {
            var trigger = triggers.get(i);
            if (!by.isCharacter() || !by.isPresent() || trigger.when() != when) continue;
            if (!room.isReady(i) || !falls(trigger, room)) continue;
            var recovers = trigger.recovers().isZero() ? 0 : world.ticks(trigger.recovers());
            room.recover(i, room.zone().now() + recovers);
            effects.goOff(trigger, room, by, targeting.of(by, trigger.selector(), by));
        }
    }

    /** A blow of the first has wounded the second: sets off what they wear. */
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
                    goOff(trigger, wearer, other);
        } finally {
            goesOff = false;
        }
    }

    private void goOff(Trigger trigger, Actor wearer, Actor other) {
        var targets =
                targeting.of(wearer, trigger.selector(), other).stream()
                        .filter(Actor::isPresent)
                        .toList();
        effects.goOff(trigger, wearer.room(), wearer, targets);
    }

    private static boolean falls(Trigger trigger, Room room) {
        return room.zone().random().nextInt(100) < trigger.chance();
    }
}

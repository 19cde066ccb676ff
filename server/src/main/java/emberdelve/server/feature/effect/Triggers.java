package emberdelve.server.feature.effect;

import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

/**
 * Traps of rooms and the extra of weapons: the effects of items, set off by something else
 * (docs/rules.md R6.14). Monsters know where to step. Thread: world.
 */
final class Triggers {
    private final World world;
    private final Targeting targeting;
    private final Effects effects;

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
            goOff(trigger, room, by, by);
        }
    }

    /** Sets off the trigger of the attacker's weapon, if it has one, after a wound. */
    public void proc(Actor attacker, Actor target) {
        attacker.proc().ifPresent(trigger -> proc(trigger, attacker, target));
    }

    private void proc(Trigger trigger, Actor attacker, Actor target) {
        if (!target.isPresent() || !falls(trigger, target.room())) return;
        goOff(trigger, target.room(), attacker, target);
    }

    private void goOff(Trigger trigger, Room room, Actor cause, Actor centre) {
        var targets = targeting.of(centre, trigger.selector(), centre);
        effects.goOff(trigger, room, cause, targets);
    }

    private static boolean falls(Trigger trigger, Room room) {
        return room.zone().random().nextInt(100) < trigger.chance();
    }
}

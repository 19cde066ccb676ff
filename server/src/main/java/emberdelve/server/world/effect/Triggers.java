package emberdelve.server.world.effect;

import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.world.Room;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;

/**
 * Traps of rooms and the extra of weapons: the effects of items, set off by something else (GAME
 * section 6). Monsters know where to step. Thread: world.
 */
public final class Triggers {
    private final World world;

    public Triggers(World world) {
        this.world = world;
    }

    /** Somebody did that in the room; whatever it sets off goes off. */
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

    /** A blow with a weapon wounded somebody. */
    public void proc(Trigger trigger, Actor attacker, Actor target) {
        if (!target.isPresent() || !falls(trigger, target.room())) return;
        goOff(trigger, target.room(), attacker, target);
    }

    private void goOff(Trigger trigger, Room room, Actor cause, Actor centre) {
        var targets = world.targeting().of(centre, trigger.selector(), centre);
        world.effects().goOff(trigger, room, cause, targets);
    }

    private static boolean falls(Trigger trigger, Room room) {
        return room.zone().random().nextInt(100) < trigger.chance();
    }
}

package emberdelve.server.world.fight;

import emberdelve.server.world.Room;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Company;
import emberdelve.server.world.event.Pile;
import emberdelve.server.world.group.Group;
import emberdelve.server.world.item.Corpse;
import java.util.List;

/** Whose the things in a fallen monster's corpse are (GAME section 7). Thread: world. */
final class Spoils {
    private final World world;

    Spoils(World world) {
        this.world = world;
    }

    /** Gives each thing to somebody by the rule of the killer's group, as it is at this moment. */
    void allot(Corpse corpse, Actor victim, Actor cause, Room scene) {
        var killer = cause.minds().master().orElse(cause);
        var group = world.groups().of(killer);
        if (group.isEmpty()) return;
        var sharers = world.kills().sharers(killer, victim, scene);
        for (var item : corpse.items().items())
            group.get().nextOwner(sharers).ifPresent(owner -> {
                corpse.reserve(item, owner.id(), untilTick());
                tell(group.get(), owner, new Pile(item.type(), 1), sharers);
            });
    }

    private long untilTick() {
        return world.now() + world.ticks(world.rules().teamwork().lootReserved());
    }

    private void tell(Group group, Actor owner, Pile pile, List<Actor> sharers) {
        for (var member : group.members()) {
            if (member == owner || sharers.contains(member))
                world.tell(member, new Company.Allotted(owner.named(), pile));
        }
    }
}

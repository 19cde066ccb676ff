package emberdelve.server.feature.group;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Minds;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Room;

import java.util.List;

/** Decides who may take the items in a monster's corpse (docs/rules.md R6.19). Thread: world. */
final class LootShares {
    private final World world;
    private final Groups groups;
    private final KillShares shares;

    public LootShares(World world, Groups groups, KillShares shares) {
        this.world = world;
        this.groups = groups;
        this.shares = shares;
    }

    /** Allots each item to a member by the present rule of the killer's group. */
    public void allot(Corpse corpse, Actor victim, Actor cause, Room scene) {
        var killer = Minds.of(cause).master().orElse(cause);
        var group = groups.of(killer);
        if (group.isEmpty()) return;
        var sharers = shares.sharers(killer, victim, scene);
        for (var item : corpse.items().items())
            group.get()
                    .nextOwner(sharers)
                    .ifPresent(owner -> {
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
                world.tell(member, new GroupEvent.Allotted(owner.named(), pile));
        }
    }
}

package emberdelve.server.rule.group;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Room;

import java.util.List;

/**
 * The shares of loot: who may take the items in a monster's corpse (docs/rules.md R6.19). Thread:
 * world.
 */
final class LootShares {
    private final World world;
    private final Groups groups;
    private final KillShares shares;

    public LootShares(World world, Groups groups, KillShares shares) {
        this.world = world;
        this.groups = groups;
        this.shares = shares;
    }

    /**
     * Keeps the corpse for the party that has done the most harm, and each item in it for a member
     * by the present rule of the party's group.
     */
    public void allot(Corpse corpse, Actor victim, Actor cause, Room scene) {
        var killer = cause.minds().master().orElse(cause);
        var first = KillShares.first(shares.parties(killer, victim, scene));
        if (!first.isOfCharacters()) return;
        var sharers = first.sharers();
        // A corpse without any counted harm is for everybody.
        var all = first.harm() > 0 ? groups.companionsOf(sharers.getFirst()) : List.<Actor>of();
        corpse.keep(all.stream().map(Actor::id).toList(), untilTick());
        var group = groups.of(sharers.getFirst());
        if (group.isEmpty()) return;
        for (var item : corpse.items().items())
            group.get()
                    .nextOwner(sharers)
                    .ifPresent(owner -> {
                        corpse.reserve(item, owner.id());
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

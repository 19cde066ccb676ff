package emberdelve.server.feature.group;

import emberdelve.server.command.Invitations;
import emberdelve.server.command.Verb;
import emberdelve.server.command.group.Accept;
import emberdelve.server.command.group.Decline;
import emberdelve.server.command.group.Disband;
import emberdelve.server.command.group.Expel;
import emberdelve.server.command.group.Formation;
import emberdelve.server.command.group.Invite;
import emberdelve.server.command.group.Leave;
import emberdelve.server.command.group.Promote;
import emberdelve.server.command.group.Regroup;
import emberdelve.server.command.group.ShowGroup;
import emberdelve.server.command.group.VoteCommand;
import emberdelve.server.command.talk.GroupTell;
import emberdelve.server.narrate.CompanyWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.render.Page;
import emberdelve.server.stored.Stored;
import emberdelve.server.view.GroupView;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Parts;
import emberdelve.server.world.World;
import emberdelve.server.world.event.Company;
import emberdelve.server.world.group.Groups;
import emberdelve.server.world.group.KillShares;
import emberdelve.server.world.group.Spoils;
import emberdelve.server.world.space.Sight;

import java.util.List;

/** Groups: going, deciding and sharing together. */
public final class GroupFeature implements Feature {
    @Override
    public String name() {
        return "group";
    }

    @Override
    public List<String> messages() {
        return List.of("groups");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                ShowGroup.VERB,
                Invite.VERB,
                Accept.VERB,
                Decline.VERB,
                Leave.VERB,
                Formation.VERB,
                Expel.VERB,
                Promote.VERB,
                Disband.VERB,
                Regroup.VERB,
                VoteCommand.VERB,
                GroupTell.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(Company.class, CompanyWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(GroupView.class, GroupPage::write));
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(GroupData.GROUP, (world, actor, _) -> ShowGroup.view(world, actor)));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new GroupStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Groups.class, () -> new Groups(world));
        parts.offer(
                KillShares.class,
                () -> new KillShares(parts.get(Groups.class), world.part(Sight.class)));
        parts.offer(
                Spoils.class,
                () -> new Spoils(world, parts.get(Groups.class), parts.get(KillShares.class)));
        parts.get(Invitations.class).add(new GroupInvitation());
        hooks.onStop(actor -> parts.get(Groups.class).stopFollowing(actor));
        hooks.onFrozen(actor -> parts.get(Groups.class).stopFollowing(actor));
        hooks.onLeft(actor -> parts.get(Groups.class).forget(actor));
        hooks.onKilled(kill ->
                kill.corpse()
                        .ifPresent(corpse ->
                                parts.get(Spoils.class)
                                        .allot(corpse, kill.victim(), kill.killer(), kill.room())));
    }
}

package emberdelve.server.rule.group;

import emberdelve.server.command.Invitations;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.Sight;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;

import java.util.List;

/** Groups: members travel, vote and share together. */
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
                GroupCommand.VERB,
                InviteCommand.VERB,
                AcceptCommand.VERB,
                DeclineCommand.VERB,
                LeaveCommand.VERB,
                FormationCommand.VERB,
                ExpelCommand.VERB,
                PromoteCommand.VERB,
                DisbandCommand.VERB,
                RegroupCommand.VERB,
                VoteCommand.VERB,
                GroupTellCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(GroupEvent.class, GroupWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(GroupView.class, GroupPage::write));
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(new Topic<>(GroupData.GROUP, GroupCommand::view));
    }

    @Override
    public List<Dispatch<?>> dispatches() {
        return List.of(FarGroupTell.DISPATCH);
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new GroupStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Following.class, () -> new Following(world));
        parts.offer(Groups.class, () -> new Groups(world, parts.get(Following.class)));
        parts.offer(
                Leadership.class,
                () -> new Leadership(parts.get(Groups.class), parts.get(Following.class)));
        parts.offer(
                KillShares.class,
                () ->
                        new KillShares(
                                world.population(),
                                parts.get(Groups.class),
                                world.part(Sight.class)));
        parts.offer(
                LootShares.class,
                () -> new LootShares(world, parts.get(Groups.class), parts.get(KillShares.class)));
        parts.offer(
                Approaches.class,
                () -> new Approaches(world, parts.get(Groups.class), parts.get(Sanctions.class)));
        parts.get(Invitations.class).add(new GroupInvitation());
        hooks.onStop(actor -> parts.get(Following.class).stop(actor));
        hooks.onFrozen(actor -> parts.get(Following.class).stop(actor));
        hooks.onLeft(parts.get(Groups.class)::forget);
        hooks.onLeft(parts.get(Following.class)::forget);
        hooks.onLeft(_ -> parts.get(Approaches.class).tidy());
        hooks.onFell((dead, _) -> parts.get(Groups.class).passOn(dead));
        hooks.onKilled(kill ->
                kill.corpse()
                        .ifPresent(corpse ->
                                parts.get(LootShares.class)
                                        .allot(corpse, kill.victim(), kill.killer(), kill.room())));
    }
}

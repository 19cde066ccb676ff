package emberdelve.server.rule.group;

import emberdelve.server.command.Directory;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.rule.talk.TalkEvent;

/**
 * The words of somebody for a member of the group who is in another world.
 *
 * @param account the account of the speaker
 */
record FarGroupTell(long account, ActorId listener, TalkEvent.ToldGroup told) {
    static final Dispatch<FarGroupTell> DISPATCH =
            new Dispatch<>(FarGroupTell.class, FarGroupTell::arrive);

    private static void arrive(World world, Directory directory, FarGroupTell it) {
        world.population()
                .find(it.listener)
                .filter(listener -> !listener.ignores(it.account))
                .ifPresent(listener -> world.tell(listener, it.told));
    }
}

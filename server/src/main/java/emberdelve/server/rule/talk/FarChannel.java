package emberdelve.server.rule.talk;

import emberdelve.server.command.Directory;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Dispatch;

/**
 * A line on a channel, told in every world but the speaker's.
 *
 * @param account the account of the speaker
 */
record FarChannel(long account, TalkEvent.Channelled said) {
    static final Dispatch<FarChannel> DISPATCH =
            new Dispatch<>(FarChannel.class, FarChannel::arrive);

    private static void arrive(World world, Directory directory, FarChannel it) {
        var said = it.said;
        directory
                .service(Chat.class)
                .said(said.channel(), said.speaker().name(), said.words(), world.now());
        world.part(Elsewhere.class).said(said.channel(), said.speaker().name(), said.words());
        for (var presence : directory.online()) {
            var actor = presence.actor();
            var isMuted = actor.preferences().settings().mutedChannels().contains(said.channel());
            if (!isMuted && !actor.ignores(it.account)) world.tell(actor, said);
        }
    }
}

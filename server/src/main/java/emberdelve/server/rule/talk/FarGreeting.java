package emberdelve.server.rule.talk;

import emberdelve.server.command.Directory;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.view.Note;

/** A greeting on a channel for newcomers in another world. */
public record FarGreeting(String channel, Note greeting) {
    static final Dispatch<FarGreeting> DISPATCH =
            new Dispatch<>(FarGreeting.class, FarGreeting::arrive);

    private static void arrive(World world, Directory directory, FarGreeting it) {
        for (var presence : directory.online()) {
            var muted = presence.actor().preferences().settings().mutedChannels();
            if (!muted.contains(it.channel)) directory.show(presence.actor(), it.greeting);
        }
    }
}

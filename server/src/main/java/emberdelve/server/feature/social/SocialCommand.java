package emberdelve.server.feature.social;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Listing;

import java.util.List;
import java.util.Map;

/** {@code socials}: lists the words of all gestures. */
record SocialCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "soc*ials").listedAfter("afk").alone(SocialCommand::new);

    @Override
    public Reply run(Scene scene) {
        var words = List.copyOf(GestureCommand.words(scene.world().content().messages()));
        return Reply.of(
                new Listing(
                        "socials.list",
                        Map.of("count", Integer.toString(words.size())),
                        List.of(String.join(", ", words))));
    }
}

package emberdelve.server.command;

import emberdelve.server.feature.Features;
import emberdelve.server.feature.social.GestureCommand;
import emberdelve.server.rule.effect.UseAbilityCommand;
import emberdelve.server.rule.talk.ChannelCommand;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** All verbs, with others that content could have added, and without help. */
public final class AddedVerbs {
    private AddedVerbs() {}

    public static Verbs of(List<String> channels, List<String> socials, List<String> abilities) {
        var added =
                Stream.of(
                                channels.stream().map(ChannelCommand::verb),
                                abilities.stream().map(UseAbilityCommand::verb),
                                socials.stream().map(GestureCommand::verb))
                        .flatMap(verbs -> verbs)
                        .toList();
        return new Verbs(Features.registry().verbs().entries(), added, Map.of(), Map.of());
    }
}

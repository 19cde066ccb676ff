package emberdelve.server.rule.talk;

import emberdelve.config.content.Content;
import emberdelve.server.command.Greetings;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;

import java.util.List;

/** Talk: to a room, a group, one player, or a channel. */
public final class TalkFeature implements Feature {
    @Override
    public String name() {
        return "talk";
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Elsewhere.class, () -> new Elsewhere(world));
        parts.get(Greetings.class).add(_ -> parts.get(Elsewhere.class).notice());
    }

    @Override
    public List<String> messages() {
        return List.of("talk");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                SayCommand.VERB,
                TellCommand.VERB,
                WhisperCommand.VERB,
                AnswerCommand.VERB,
                EmoteCommand.VERB,
                ShoutCommand.VERB,
                ChannelsCommand.VERB,
                HistoryCommand.VERB,
                IgnoreCommand.VERB,
                IgnoreCommand.UNIGNORE,
                AfkCommand.VERB,
                ReportCommand.VERB);
    }

    @Override
    public List<Verb> verbs(Content content) {
        return content.channels().keySet().stream().map(ChannelCommand::verb).toList();
    }

    @Override
    public List<Dispatch<?>> dispatches() {
        return List.of(
                FarTell.DISPATCH,
                FarTell.Answer.DISPATCH,
                FarChannel.DISPATCH,
                FarGreeting.DISPATCH,
                Elsewhere.DISPATCH);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(
                new Words<>(TalkEvent.class, TalkWords::tell),
                new Words<>(WhisperSeen.class, WhisperSeen::tell),
                new Words<>(FromElsewhere.class, FromElsewhere::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(ChannelsView.class, TalkPages::channels),
                new Page<>(HistoryView.class, TalkPages::history));
    }
}

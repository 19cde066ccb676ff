package emberdelve.server.feature.talk;

import emberdelve.config.content.Content;
import emberdelve.server.command.Verb;
import emberdelve.server.command.talk.Afk;
import emberdelve.server.command.talk.Answer;
import emberdelve.server.command.talk.ChannelsCommand;
import emberdelve.server.command.talk.Emote;
import emberdelve.server.command.talk.History;
import emberdelve.server.command.talk.Ignore;
import emberdelve.server.command.talk.OnChannel;
import emberdelve.server.command.talk.ReportCommand;
import emberdelve.server.command.talk.Say;
import emberdelve.server.command.talk.Shout;
import emberdelve.server.command.talk.Tell;
import emberdelve.server.narrate.TalkWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.render.Page;
import emberdelve.server.render.TalkPages;
import emberdelve.server.view.ChannelsView;
import emberdelve.server.view.HistoryView;
import emberdelve.server.world.event.Talk;

import java.util.List;

/** Talk: words to a room, a group, one other, or a channel. */
public final class TalkFeature implements Feature {
    @Override
    public String name() {
        return "talk";
    }

    @Override
    public List<String> messages() {
        return List.of("talk");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                Say.VERB,
                Tell.VERB,
                Answer.VERB,
                Emote.VERB,
                Shout.VERB,
                ChannelsCommand.VERB,
                History.VERB,
                Ignore.VERB,
                Ignore.UNIGNORE,
                Afk.VERB,
                ReportCommand.VERB);
    }

    @Override
    public List<Verb> verbs(Content content) {
        return content.channels().keySet().stream().map(OnChannel::verb).toList();
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(Talk.class, TalkWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(ChannelsView.class, TalkPages::channels),
                new Page<>(HistoryView.class, TalkPages::history));
    }
}

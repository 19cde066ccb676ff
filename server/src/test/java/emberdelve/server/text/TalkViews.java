package emberdelve.server.text;

import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;

import emberdelve.config.content.Direction;
import emberdelve.server.feature.newcomer.FunnelView;
import emberdelve.server.feature.newcomer.TutorialView;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.talk.ChannelsView;
import emberdelve.server.rule.talk.HistoryView;
import emberdelve.server.rule.talk.ReportsView;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.view.Listing;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.View;
import emberdelve.server.view.Written;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Talk, what is remembered of it, and how newcomers fare. */
final class TalkViews {
    private TalkViews() {}

    static List<View> talk() {
        var lines =
                List.of(
                        new HistoryView.Line(7, "chat", "Mira", "hello"),
                        new HistoryView.Line(
                                9, "tell", "Tolo", Optional.of("Mira"), "psst", Optional.empty()));
        var report = new ReportsView.Report(3, 480, "Mira", "insults", lines);
        return List.of(
                new HistoryView("", lines),
                new HistoryView("chat", lines),
                new HistoryView("", List.of()),
                new HistoryView("chat", List.of()),
                new ChannelsView(List.of()),
                new ChannelsView(
                        List.of(
                                new ChannelsView.Line("chat", "anything at all", true),
                                new ChannelsView.Line("trade", "what is to sell", false))),
                new Listing("ignore.nobody", Map.of(), List.of()),
                new Listing("ignore.list", Map.of(), List.of("Grist", "Old Bram")),
                new Written(
                        "mail.letter",
                        Map.of("who", "Tolo"),
                        List.of("Hello.", "Come to the moor.")),
                new ReportsView(List.of(), false),
                new ReportsView(List.of(report), false),
                new ReportsView(List.of(report), true),
                new RecapView(List.of()),
                new RecapView(
                        OptionalLong.of(1),
                        12,
                        List.of(
                                new RecapView.Moment(
                                        1,
                                        new TalkEvent.Spoke(MIRA, "hello"),
                                        Optional.empty(),
                                        true,
                                        Map.of()))),
                new RecapView(
                        List.of(
                                new RecapView.Moment(
                                        1,
                                        new FightEvent.Died(KOBOLD, MIRA),
                                        Optional.of(Direction.NORTH),
                                        true,
                                        Map.of()))),
                new TutorialView(
                        List.of(
                                new TutorialView.Task("look", true),
                                new TutorialView.Task("win", false))),
                new FunnelView(List.of(new FunnelView.Line("connected", 12))));
    }
}

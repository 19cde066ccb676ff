package emberdelve.server.feature.look;

import emberdelve.server.command.Looking;
import emberdelve.server.command.Verb;
import emberdelve.server.command.look.Commands;
import emberdelve.server.command.look.Equipment;
import emberdelve.server.command.look.Exits;
import emberdelve.server.command.look.Finger;
import emberdelve.server.command.look.Gold;
import emberdelve.server.command.look.Help;
import emberdelve.server.command.look.Inventory;
import emberdelve.server.command.look.Look;
import emberdelve.server.command.look.MapCommand;
import emberdelve.server.command.look.NewsCommand;
import emberdelve.server.command.look.Recap;
import emberdelve.server.command.look.Scan;
import emberdelve.server.command.look.Score;
import emberdelve.server.command.look.Time;
import emberdelve.server.command.look.Vitals;
import emberdelve.server.command.look.Who;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.render.HelpPages;
import emberdelve.server.render.MapPages;
import emberdelve.server.render.Page;
import emberdelve.server.render.RecapPages;
import emberdelve.server.render.RoomPage;
import emberdelve.server.render.Ways;
import emberdelve.server.view.CommandsView;
import emberdelve.server.view.ExitsView;
import emberdelve.server.view.HelpView;
import emberdelve.server.view.MapView;
import emberdelve.server.view.MiniMap;
import emberdelve.server.view.NewsView;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.ScanView;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.VitalsView;
import emberdelve.server.view.WhoView;

import java.util.List;

/** Seeing: rooms, things and people, and what one knows of oneself. */
public final class LookFeature implements Feature {
    @Override
    public String name() {
        return "look";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                Look.VERB,
                Look.EXAMINE,
                Exits.VERB,
                Scan.VERB,
                MapCommand.VERB,
                Inventory.VERB,
                Equipment.VERB,
                Score.VERB,
                Vitals.VERB,
                Gold.VERB,
                Who.VERB,
                Finger.VERB,
                Help.VERB,
                Commands.VERB,
                Time.VERB,
                NewsCommand.VERB,
                Recap.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(CommandsView.class, HelpPages::commands),
                new Page<>(ExitsView.class, Ways::list),
                new Page<>(HelpView.class, HelpPages::help),
                new Page<>(MapView.class, MapPages::map),
                new Page<>(MiniMap.class, MapPages::picture),
                new Page<>(NewsView.class, HelpPages::news),
                new Page<>(RecapView.class, RecapPages::recap),
                new Page<>(RoomView.class, RoomPage::write),
                new Page<>(ScanView.class, MapPages::scan),
                new Page<>(ScoreView.class, ScorePages::score),
                new Page<>(VitalsView.class, ScorePages::vitals),
                new Page<>(WhoView.class, WhoPage::write));
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(
                        CharData.VITALS,
                        (world, actor, _) -> Vitals.view(world, actor),
                        (_, _) -> true),
                new Topic<>(CharData.SCORE, (world, actor, _) -> Score.view(world, actor)),
                new Topic<>(
                        RoomData.ROOM,
                        (_, actor, directory) -> Looking.room(actor.room(), actor, directory),
                        (given, actor) -> !given.id().equals(actor.room().id())));
    }
}

package emberdelve.server.feature.look;

import emberdelve.server.command.Displays;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Exhibit;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.rule.item.EquipmentCommand;
import emberdelve.server.rule.item.GoldCommand;
import emberdelve.server.rule.item.InventoryCommand;
import emberdelve.server.text.Page;
import emberdelve.server.text.Ways;
import emberdelve.server.view.ExitsView;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.VitalsView;
import emberdelve.server.view.WhoView;

import java.util.List;

/** The feature of looking at rooms, items, actors, maps and help, and at one's own character. */
public final class LookFeature implements Feature {
    @Override
    public String name() {
        return "look";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                LookCommand.VERB,
                LookCommand.EXAMINE,
                ExitsCommand.VERB,
                ScanCommand.VERB,
                MapCommand.VERB,
                AreasCommand.VERB,
                InventoryCommand.VERB,
                EquipmentCommand.VERB,
                ScoreCommand.VERB,
                VitalsCommand.VERB,
                GoldCommand.VERB,
                WhoCommand.VERB,
                WhereCommand.VERB,
                FingerCommand.VERB,
                HelpCommand.VERB,
                CommandsCommand.VERB,
                TimeCommand.VERB,
                NewsCommand.VERB,
                RecapCommand.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(AreasView.class, AreaPages::areas),
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
                new Page<>(WhereView.class, AreaPages::where),
                new Page<>(WhoView.class, WhoPage::write));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Displays.class, Displays::new);
    }

    @Override
    public List<Exhibit<?>> exhibits() {
        return List.of(
                new Exhibit<>(
                        "who",
                        WhoView.class,
                        (_, directory) -> WhoCommand.view(directory),
                        (who, voice) -> new WhoExhibit(voice).write(who)));
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(
                        CharData.VITALS,
                        (world, actor, _) -> Looking.vitals(world, actor),
                        (_, _) -> true),
                new Topic<>(CharData.SCORE, (world, actor, _) -> ScoreCommand.view(world, actor)),
                new Topic<>(
                        RoomData.ROOM,
                        (_, actor, directory) -> Looking.room(actor.room(), actor, directory),
                        (given, actor) -> !given.id().equals(actor.room().id())),
                new Topic<>(
                        VerbsView.VERBS, (_, actor, directory) -> VerbsView.of(actor, directory)),
                new Topic<>(
                        OwnWordsView.OWN_WORDS,
                        (_, actor, directory) -> OwnWordsView.of(actor, directory)));
    }
}

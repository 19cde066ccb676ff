package emberdelve.server.text;

import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.TOLO;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.Direction;
import emberdelve.server.feature.delve.DelveRecords;
import emberdelve.server.feature.delve.DelveView;
import emberdelve.server.feature.fame.DeathsView;
import emberdelve.server.feature.fame.FameView;
import emberdelve.server.model.Condition;
import emberdelve.server.rule.fight.FightBeginsView;
import emberdelve.server.rule.fight.GistView;
import emberdelve.server.rule.fight.RoundView;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** What is told of people: fame, delves, deaths, and fights as they go. */
final class RenownViews {
    private static final DeathsView.End END =
            new DeathsView.End("Overman's Office", "an ogre overman");
    private static final DeathsView.End OWN_END = new DeathsView.End("Lamp Cabin", "");

    private RenownViews() {}

    static List<View> renown() {
        return List.of(
                new FameView(List.of()),
                new FameView(
                        List.of(
                                new FameView.Line("Mira", "Striker", 12, 903, Optional.of(END)),
                                new FameView.Line("Sable", "Mender", 2, 22, Optional.of(OWN_END)),
                                new FameView.Line("Tolo", "Guardian", 1, 0, Optional.empty()))),
                new DelveView(
                        "the Sunken Crypt of the Ashen King",
                        DelveView.Stage.ON,
                        true,
                        2,
                        List.of(
                                new DelveView.Last(KOBOLD, "Skull Stack", List.of()),
                                new DelveView.Last(
                                        OGRE,
                                        "Hall of Niches",
                                        List.of(Direction.NORTH, Direction.UP))),
                        59,
                        List.of("Mira", "Tolo"),
                        List.of("Sable")),
                new DelveView(
                        "the Drowsy Baths of the Toll Keeper",
                        DelveView.Stage.CLEARED,
                        false,
                        0,
                        List.of(),
                        61,
                        List.of(),
                        List.of()),
                new DelveView(
                        "the Drowsy Baths of the Toll Keeper",
                        DelveView.Stage.LOST,
                        false,
                        2,
                        List.of(),
                        600,
                        List.of(),
                        List.of("Mira")),
                new DelveRecords(Optional.of(new DelveContent.Band(4, 6)), List.of()),
                new DelveRecords(Optional.empty(), List.of()),
                new DelveRecords(
                        Optional.empty(),
                        List.of(
                                new DelveRecords.Line(
                                        "the Sunken Crypt of the Ashen King",
                                        754,
                                        List.of("Mira", "Tolo")),
                                new DelveRecords.Line(
                                        "the Drowned Hall",
                                        75,
                                        List.of("Mira"),
                                        OptionalLong.of(812)))),
                new DelveRecords(
                        Optional.of(new DelveContent.Band(1, 3)),
                        List.of(
                                new DelveRecords.Line(
                                        "the Sunken Crypt of the Ashen King", 7, List.of("Mira")))),
                new DeathsView(List.of()),
                new DeathsView(
                        List.of(
                                new DeathsView.Line("Mira", "Striker", 12, END, 59, true),
                                new DeathsView.Line("Sable", "Mender", 2, OWN_END, 60, true),
                                new DeathsView.Line("Tolo", "Guardian", 1, END, 7_200, false),
                                new DeathsView.Line(
                                        "Tolo", "Guardian", 1, OWN_END, 400_000, false))));
    }

    static List<View> fights() {
        return List.of(
                new FightBeginsView(List.of(KOBOLD, KOBOLD)),
                new GistView(
                        List.of(
                                new GistView.Blows(MIRA, KOBOLD, "slashes", 9),
                                new GistView.Blows(KOBOLD, MIRA, "claws", 3),
                                new GistView.Blows(TOLO, KOBOLD, "crushes", 0)),
                        List.of(),
                        List.of(new GistView.Change(KOBOLD, Condition.HURT))),
                new GistView(
                        List.of(
                                new GistView.Blows(MIRA, KOBOLD, "slashes", 0),
                                new GistView.Blows(KOBOLD, TOLO, "claws", 4)),
                        List.of(new GistView.Loss(KOBOLD, 6)),
                        List.of(new GistView.Change(TOLO, Condition.BADLY_HURT))),
                new RoundView(List.of()),
                new RoundView(
                        List.of(
                                new RoundView.Share(MIRA, true, 4, 3, Optional.of(Condition.HURT)),
                                new RoundView.Share(TOLO, true, 5, 0, Optional.empty()),
                                new RoundView.Share(
                                        KOBOLD, false, 3, 9, Optional.of(Condition.BADLY_HURT)))));
    }
}

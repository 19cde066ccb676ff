package emberdelve.server.text;

import static emberdelve.server.text.Cast.COAT;
import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.POTION;
import static emberdelve.server.text.Cast.SWORD;
import static emberdelve.server.text.Cast.TOLO;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.server.feature.hire.HiresView;
import emberdelve.server.feature.look.AreasView;
import emberdelve.server.feature.look.MapView;
import emberdelve.server.feature.look.MiniMap;
import emberdelve.server.feature.look.ScanView;
import emberdelve.server.feature.look.WhereView;
import emberdelve.server.feature.trace.TracedLife;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.rule.group.GroupView;
import emberdelve.server.rule.group.LootRule;
import emberdelve.server.rule.item.BankView;
import emberdelve.server.rule.item.WaresView;
import emberdelve.server.rule.turn.TimelineView;
import emberdelve.server.view.ExitsView;
import emberdelve.server.view.ExitsView.ExitLine;
import emberdelve.server.view.MapPlace;
import emberdelve.server.view.Person;
import emberdelve.server.view.Question;
import emberdelve.server.view.Remains;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.Spot;
import emberdelve.server.view.Things;
import emberdelve.server.view.Unlisted;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;
import emberdelve.server.view.WhoView;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** At least one sample of every view there is. */
public final class Views {
    static final VitalsView VITALS = new VitalsView(8, 8, 1, 0, 21, 10, false);
    static final List<ExitLine> EXITS =
            List.of(
                    new ExitLine(Direction.NORTH, "Delve Stair", 2, Optional.empty(), true),
                    new ExitLine(Direction.EAST, "Provisioner", 3, Optional.of("oak door"), true),
                    new ExitLine(Direction.DOWN, "Old Mine", 4, Optional.of("iron door"), false));
    static final List<Things> THINGS =
            List.of(
                    new Things(SWORD, 1, "#1a"),
                    new Things(POTION, 3, "#2b"),
                    new Things(COAT, 1, "#3c"));
    static final Question WHOM =
            new Question(
                    "question.whom",
                    Map.of("item", "scroll of confusion"),
                    List.of(
                            new Question.Option(Optional.of(KOBOLD), "unhurt", "use scroll on #4"),
                            new Question.Option(Optional.of(MIRA), "", "use scroll on #1"),
                            Question.Option.of("nobody", "")),
                    Optional.of(3));

    static final List<MapPlace> PLACES =
            List.of(
                    place("Haulage Way", 0, 0, 0, List.of(), List.of()),
                    place("Ore Bins", 0, 1, 0, List.of(Direction.NORTH), List.of(KOBOLD, TOLO)),
                    place(
                            "Ladder Foot",
                            1,
                            0,
                            -1,
                            List.of(Direction.EAST, Direction.DOWN, Direction.DOWN),
                            List.of()));

    private Views() {}

    private static MapPlace place(
            String name, int x, int y, int z, List<Direction> path, List<Named> people) {
        return new MapPlace(
                name,
                Optional.of(new Coordinates(x, y, z)),
                path,
                List.of(Direction.NORTH, Direction.EAST),
                path.size() == 3,
                people);
    }

    public static List<View> all() {
        return Stream.of(
                        rooms(),
                        people(),
                        ThingViews.things(),
                        TracedLife.views(),
                        PageViews.pages(),
                        TalkViews.talk(),
                        RenownViews.renown(),
                        RenownViews.fights(),
                        PageViews.staff())
                .flatMap(List::stream)
                .toList();
    }

    /** Samples of what only programs are shown. */
    public static List<View> data() {
        return ProgramViews.data();
    }

    public static RoomView room() {
        return new RoomView(
                RoomId.of("lantern-yard", "yard"),
                new Spot(1, "The Lantern Yard", new Coordinates(0, 0, 0)),
                "Lantern Yard",
                true,
                "A walled yard under hanging lanterns.\n",
                EXITS,
                List.of(
                        new Person(
                                KOBOLD,
                                false,
                                Condition.BADLY_HURT,
                                Optional.of(MIRA),
                                Optional.of(Direction.NORTH),
                                true,
                                false),
                        new Person(
                                TOLO,
                                true,
                                Condition.UNHURT,
                                Optional.empty(),
                                Optional.empty(),
                                false,
                                true)),
                THINGS,
                List.of(
                        new Remains("#d1", "ogre", false),
                        new Remains("#d2", "Tolo", true),
                        new Remains("#d3", "ogre", false)),
                new Unlisted(7, 2),
                false);
    }

    private static List<View> rooms() {
        var bare =
                new RoomView(
                        RoomId.of("old-mine", "pit"),
                        new Spot(5, "The Old Mine", new Coordinates(0, -1, -2)),
                        "Pit",
                        false,
                        "",
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        Unlisted.NOTHING,
                        true);
        return List.of(
                room(),
                bare,
                new ExitsView(EXITS),
                new ExitsView(List.of()),
                new MapView(PLACES, true),
                new MapView(PLACES, false),
                new MiniMap(PLACES),
                new ScanView(PLACES.subList(1, 2)),
                new ScanView(List.of()),
                new AreasView(
                        List.of(
                                new AreasView.Area("The Yard", 0, true, false, false, true),
                                new AreasView.Area("The Pit", 2, false, true, true, false))),
                new WhereView("Yard", "The Yard", false, "", List.of()),
                new WhereView("Yard", "The Yard", false, "to", List.of()),
                new WhereView(
                        "Pit",
                        "The Pit",
                        true,
                        "",
                        List.of(
                                new WhereView.Person("Tolo", "Pit", "", true),
                                new WhereView.Person("Sable", "Ledge", "", false),
                                new WhereView.Person("Bram", "Yard", "The Yard", false))));
    }

    private static List<View> people() {
        return List.of(
                new WhoView(List.of()),
                new BankView(List.of(), 0),
                new BankView(List.of(new Things(POTION, 3, "#1")), 50),
                new HiresView("The landlord", List.of(new HiresView.Line("spearman", 40, 20)), 30),
                new WaresView("Bettany Orr", List.of(), 3),
                new WaresView("Bettany Orr", List.of(new WaresView.Ware(POTION, 12)), 30),
                new WhoView(
                        List.of(
                                new WhoView.Line("Mira", "Guardian", 1, "", true, false, true, ""),
                                new WhoView.Line(
                                        "Old Bram",
                                        "Barbarian",
                                        12,
                                        "admin",
                                        false,
                                        true,
                                        false,
                                        "the patient"))),
                new WhoView(
                        List.of(new WhoView.Line("Mira", "Guardian", 1, "", true, false, true, "")),
                        "mi"),
                GroupView.NONE,
                new GroupView(
                        List.of(
                                new GroupView.Member(
                                        "Mira", 2, 8, 11, "Lantern Yard", 1, true, true),
                                new GroupView.Member(
                                        "Tolo", 1, 5, 5, "Delve Stair", 0, false, false)),
                        LootRule.ROUND_ROBIN),
                new TimelineView(12, Duration.ofMillis(200), false, List.of()),
                timeline(false),
                timeline(true));
    }

    private static TimelineView timeline(boolean byTurns) {
        return new TimelineView(
                12,
                Duration.ofMillis(200),
                byTurns,
                List.of(
                        new TimelineView.Line(TOLO, 12),
                        new TimelineView.Line(MIRA, 20),
                        new TimelineView.Line(KOBOLD, 1, 21, "leans", Optional.empty()),
                        new TimelineView.Line(KOBOLD, 5, 22, "leans", Optional.of(MIRA)),
                        new TimelineView.Line(OGRE, 24)));
    }
}

package emberdelve.server.text;

import static emberdelve.server.text.Cast.COAT;
import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.POTION;
import static emberdelve.server.text.Cast.SWORD;
import static emberdelve.server.text.Cast.TOLO;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Direction;
import emberdelve.config.content.Effect;
import emberdelve.config.content.HelpPage;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Melee;
import emberdelve.config.content.News;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Selector;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.atlas.AtlasView;
import emberdelve.server.feature.character.SettingsView;
import emberdelve.server.feature.delve.DelveRecords;
import emberdelve.server.feature.delve.DelveView;
import emberdelve.server.feature.effect.EffectsView;
import emberdelve.server.feature.fame.DeathsView;
import emberdelve.server.feature.fame.FameView;
import emberdelve.server.feature.fight.FightEvent;
import emberdelve.server.feature.fight.GistView;
import emberdelve.server.feature.fight.RoundView;
import emberdelve.server.feature.group.GroupView;
import emberdelve.server.feature.group.LootRule;
import emberdelve.server.feature.hire.HiresView;
import emberdelve.server.feature.item.BankView;
import emberdelve.server.feature.item.ContainerView;
import emberdelve.server.feature.item.CorpseView;
import emberdelve.server.feature.item.LeftBehindView;
import emberdelve.server.feature.item.NumbersView;
import emberdelve.server.feature.item.SpecialView;
import emberdelve.server.feature.item.WaresView;
import emberdelve.server.feature.journal.JournalEntry;
import emberdelve.server.feature.journal.JournalView;
import emberdelve.server.feature.look.AreasView;
import emberdelve.server.feature.look.CommandsView;
import emberdelve.server.feature.look.HelpView;
import emberdelve.server.feature.look.MapView;
import emberdelve.server.feature.look.MiniMap;
import emberdelve.server.feature.look.NewsView;
import emberdelve.server.feature.look.ScanView;
import emberdelve.server.feature.look.VerbsView;
import emberdelve.server.feature.look.WhereView;
import emberdelve.server.feature.look.WhoView;
import emberdelve.server.feature.newcomer.FunnelView;
import emberdelve.server.feature.newcomer.TutorialView;
import emberdelve.server.feature.quest.QuestsView;
import emberdelve.server.feature.sky.SkyView;
import emberdelve.server.feature.staff.UsersView;
import emberdelve.server.feature.talk.ChannelsView;
import emberdelve.server.feature.talk.HistoryView;
import emberdelve.server.feature.talk.ReportsView;
import emberdelve.server.feature.talk.TalkEvent;
import emberdelve.server.feature.turn.TimelineView;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Gear;
import emberdelve.server.model.Named;
import emberdelve.server.model.Preferences;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.ExitsView;
import emberdelve.server.view.ExitsView.ExitLine;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.Listing;
import emberdelve.server.view.MapPlace;
import emberdelve.server.view.Note;
import emberdelve.server.view.Person;
import emberdelve.server.view.Question;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.Remains;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.Spot;
import emberdelve.server.view.Text;
import emberdelve.server.view.Things;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;
import emberdelve.server.view.Writing;

import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
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

    private static final DeathsView.End END =
            new DeathsView.End("Overman's Office", "an ogre overman");

    private static final DeathsView.End OWN_END = new DeathsView.End("Lamp Cabin", "");

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
        return Stream.of(rooms(), people(), things(), pages(), talk(), staff())
                .flatMap(List::stream)
                .toList();
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
                2,
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
                        0,
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

    /** Samples of what only programs are shown. */
    public static List<View> data() {
        return List.of(
                new VerbsView(List.of("look", "north")),
                new SkyView("dusk", true, "fog", true),
                new QuestsView(List.of()),
                new QuestsView(
                        List.of(
                                new QuestsView.Line(
                                        "the-tub",
                                        "The Tub",
                                        "the mason",
                                        2,
                                        1,
                                        "open",
                                        "asked",
                                        "Look for it."),
                                new QuestsView.Line(
                                        "the-bell",
                                        "The Bell",
                                        "the mason",
                                        5,
                                        2,
                                        "ended",
                                        "rung",
                                        "It rang."))),
                new EffectsView(List.of()),
                new EffectsView(
                        List.of(
                                new EffectsView.Line("hasted", true, 12),
                                new EffectsView.Line("poisoned", false, 0))),
                new JournalView(30, List.of()),
                new JournalView(
                        30,
                        List.of(
                                new JournalView.Line(
                                        "kobold",
                                        "kobold",
                                        new JournalEntry(
                                                3, 1, 20_000, 20_003, 7, 2, Map.of("torch", 1L)),
                                        List.of("torch")),
                                new JournalView.Line(
                                        "ogre",
                                        "ogre",
                                        new JournalEntry(0, 0, 0, 0, 0, 1, Map.of()),
                                        List.of()))),
                new AtlasView("old-mine", "The Old Mine", List.of()),
                new AtlasView(
                        "old-mine",
                        "The Old Mine",
                        List.of(
                                new AtlasView.Place(
                                        5,
                                        "Pit",
                                        new Coordinates(0, -1, -2),
                                        List.of(
                                                new AtlasView.Exit(Direction.UP, 6, false),
                                                new AtlasView.Exit(Direction.EAST, 7, true))),
                                new AtlasView.Place(
                                        6, "", new Coordinates(0, -1, -1), List.of()))));
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
                GroupView.NONE,
                new GroupView(
                        List.of(
                                new GroupView.Member(
                                        "Mira", 2, 8, 11, "Lantern Yard", 1, true, true),
                                new GroupView.Member(
                                        "Tolo", 1, 5, 5, "Delve Stair", 0, false, false)),
                        LootRule.ROUND_ROBIN),
                new TimelineView(12, Duration.ofMillis(200), List.of()),
                new TimelineView(
                        12,
                        Duration.ofMillis(200),
                        List.of(
                                new TimelineView.Line(TOLO, 15),
                                new TimelineView.Line(MIRA, 20),
                                new TimelineView.Line(OGRE, 24))));
    }

    /** Whatever a thing can have a number for. */
    private static final ItemType ENCHANTED =
            new ItemType(
                    "sabre",
                    "sabre",
                    "sabres",
                    ItemType.Kind.WEAPON,
                    "",
                    1,
                    Optional.of(
                            new ItemType.Use(
                                    "kisses",
                                    Selector.Self.SELF,
                                    List.of(
                                            new Effect.Heal(new Dice(1, 6, 0)),
                                            new Effect.Heal(Dice.flat(0), 25),
                                            new Effect.Harm(new Dice(2, 4, 0), false, "burns")))),
                    Optional.of(
                            new ItemType.Worn(
                                    ItemType.Slot.WEAPON,
                                    new Bonuses(1, -5, 2, 3, 1, 1),
                                    Optional.of(new Dice(1, 8, 1)),
                                    Optional.of("slashes"),
                                    Optional.empty())));

    private static List<View> things() {
        return List.of(
                new InventoryView(List.of(), 0, false),
                new InventoryView(THINGS, 10, false),
                new InventoryView(THINGS, 10, true),
                new ContainerView(SWORD, List.of()),
                new ContainerView(SWORD, THINGS),
                new EquipmentView(List.of(), List.of()),
                new EquipmentView(
                        Arrays.stream(ItemType.Slot.values())
                                .map(slot -> new EquipmentView.Worn(slot, SWORD, "#4d"))
                                .toList(),
                        List.of(new Gear.Pieces(Enchanted.SET, 2))),
                new NumbersView(ENCHANTED, 0),
                new NumbersView(Enchanted.RING, 1),
                new SpecialView(Enchanted.RING),
                new CorpseView("ogre", List.of(), 0, 0),
                new CorpseView("Mira", List.of(), 0, 9),
                new CorpseView("Tolo", THINGS, 7, 0),
                new LeftBehindView(
                        List.of(
                                new LeftBehindView.Lying("Crawl", "The Old Mine", 59, 9, 4, 2),
                                new LeftBehindView.Lying("Pit", "The Old Mine", 1, 0, 1, 0))));
    }

    private static List<View> pages() {
        var on =
                new Preferences(25, true, true, true)
                        .withSettings(
                                CharacterSettings.DEFAULT
                                        .withDetail(Optional.of(Detail.BRIEF))
                                        .withPrompt("%h of %H")
                                        .withHints(false));
        var off = new Preferences(0, false, false, false);
        var stats = new BaseStats(100, 2, 50, 2, 40, 10, 3);
        var page =
                new HelpPage(
                        "get",
                        "Picks something up.",
                        List.of("get ITEM", "get all"),
                        List.of("A word of the item's name is enough.", "It takes half a turn."),
                        List.of("drop", "give"));
        var bare = new HelpPage("death", "What it costs.", List.of(), List.of(), List.of());
        var verbs = List.of("look", "exits", "who");
        return List.of(
                Note.of("walk.no-exit"),
                VITALS,
                new VitalsView(3, 8, 1, 5, 21, 0, true),
                new ScoreView(
                        MIRA, "Guardian", VITALS, stats, Melee.USUAL, Abilities.AVERAGE, 0, 0, 0),
                new ScoreView(
                        MIRA, "Guardian", VITALS, stats, Melee.USUAL, Abilities.AVERAGE, 2, 3, 2),
                new SettingsView(on, "she/her"),
                new SettingsView(off, "they/them"),
                new HelpView(page),
                new HelpView(bare),
                new CommandsView(
                        Arrays.stream(Verb.Kind.values())
                                .map(kind -> new CommandsView.Group(kind.word(), verbs))
                                .toList()),
                new NewsView(List.of()),
                new NewsView(List.of(new News(LocalDate.of(2026, 11, 21), "The gates are open."))),
                new Text("timbers", "They have been chewed."),
                WHOM,
                new Question("question.whom", WHOM.arguments(), WHOM.options(), Optional.empty()));
    }

    private static List<View> talk() {
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
                new Writing("mail.write", Map.of("who", "Tolo"), "mail send tolo", 1000),
                new ChannelsView(List.of()),
                new ChannelsView(
                        List.of(
                                new ChannelsView.Line("chat", "anything at all", true),
                                new ChannelsView.Line("trade", "what is to sell", false))),
                new Listing("ignore.nobody", Map.of(), List.of()),
                new Listing("ignore.list", Map.of(), List.of("Grist", "Old Bram")),
                new ReportsView(List.of(), false),
                new ReportsView(List.of(report), false),
                new ReportsView(List.of(report), true),
                new RecapView(OptionalLong.empty(), List.of()),
                new RecapView(OptionalLong.of(40), List.of()),
                new RecapView(
                        OptionalLong.of(1),
                        List.of(
                                new RecapView.Moment(
                                        1,
                                        new TalkEvent.Spoke(MIRA, "hello"),
                                        Optional.empty(),
                                        true,
                                        Map.of()))),
                new RecapView(
                        OptionalLong.empty(),
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
                new FunnelView(List.of(new FunnelView.Line("connected", 12))),
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
                        1,
                        59,
                        List.of("Mira", "Tolo"),
                        List.of("Sable")),
                new DelveView(
                        "the Drowsy Baths of the Toll Keeper",
                        DelveView.Stage.CLEARED,
                        false,
                        0,
                        61,
                        List.of(),
                        List.of()),
                new DelveView(
                        "the Drowsy Baths of the Toll Keeper",
                        DelveView.Stage.LOST,
                        false,
                        2,
                        600,
                        List.of(),
                        List.of("Mira")),
                new DelveRecords(true, List.of()),
                new DelveRecords(false, List.of()),
                new DelveRecords(
                        false,
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
                        true,
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
                                        "Tolo", "Guardian", 1, OWN_END, 400_000, false))),
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

    private static List<View> staff() {
        return List.of(
                new UsersView(List.of()),
                new UsersView(
                        List.of(
                                new UsersView.Line(
                                        "Mira", "player", "10.0.0.7", "old-mine/pit", true),
                                new UsersView.Line(
                                        "Warden", "admin", "::1", "lantern-yard/yard", false))),
                AuditView.of("", 1, 0, 20, List.of()),
                AuditView.of("Tolo", 1, 0, 20, List.of()),
                AuditView.of("", 3, 22, 20, List.of()),
                AuditView.of("Warden", 1, 21, 20, List.of(deed(7, "goto", ""))),
                AuditView.of(
                        "",
                        1,
                        22,
                        20,
                        List.of(deed(9, "adjust", "Mira"), deed(8, "shutdown", ""))));
    }

    private static AuditView.Deed deed(long id, String deed, String target) {
        var detail = target.isEmpty() ? "" : "gold 4 to 40";
        return new AuditView.Deed(
                id, 1_700_000_000, 400 + id, "Warden", "::1", deed, target, detail);
    }
}

package emberdelve.server.text;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.server.feature.atlas.AtlasView;
import emberdelve.server.feature.journal.JournalEntry;
import emberdelve.server.feature.journal.JournalView;
import emberdelve.server.feature.look.OwnWordsView;
import emberdelve.server.feature.look.VerbsView;
import emberdelve.server.feature.person.PeopleView;
import emberdelve.server.feature.quest.QuestsView;
import emberdelve.server.feature.sky.SkyView;
import emberdelve.server.rule.effect.AbilitiesView;
import emberdelve.server.rule.effect.EffectsView;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;

/** What only programs are shown. */
final class ProgramViews {
    private ProgramViews() {}

    /** Samples of what only programs are shown. */
    static List<View> data() {
        return List.of(
                new VerbsView(List.of("look", "north")),
                new OwnWordsView(List.of("'", "sa", "say")),
                new PeopleView(List.of()),
                new PeopleView(
                        List.of(
                                new PeopleView.Line(
                                        "the mason", List.of("stone"), List.of("talk the mason")))),
                new SkyView("dusk", true, "fog", true, "frost"),
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
                new AbilitiesView(List.of()),
                new AbilitiesView(
                        List.of(
                                new AbilitiesView.Line(
                                        "slam",
                                        "slam",
                                        "A blow with everything behind it.",
                                        1,
                                        true,
                                        12,
                                        new AbilitiesView.Recovery(900, 7),
                                        new AbilitiesView.Whom(AbilitiesView.Target.ENEMY, true)),
                                new AbilitiesView.Line(
                                        "bellow",
                                        "bellow",
                                        "Frightens whoever fights you.",
                                        3,
                                        false,
                                        120,
                                        new AbilitiesView.Recovery(0, 0),
                                        new AbilitiesView.Whom(
                                                AbilitiesView.Target.NOBODY, false)))),
                new JournalView(30, List.of()),
                new JournalView(
                        30,
                        List.of(
                                new JournalView.Line(
                                        "kobold",
                                        "kobold",
                                        new JournalEntry(
                                                3, 1, 20_000, 20_003, 7, 2, Map.of("torch", 1L)),
                                        List.of("the Silent Auditor"),
                                        List.of("torch")),
                                new JournalView.Line(
                                        "ogre",
                                        "ogre",
                                        new JournalEntry(0, 0, 0, 0, 0, 1, Map.of()),
                                        List.of(),
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
}

package emberdelve.server.text;

import static emberdelve.server.text.Cast.MIRA;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.HelpPage;
import emberdelve.config.content.Melee;
import emberdelve.config.content.News;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.character.SettingsView;
import emberdelve.server.feature.look.CommandsView;
import emberdelve.server.feature.look.HelpView;
import emberdelve.server.feature.look.NewsView;
import emberdelve.server.feature.staff.UsersView;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Preferences;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.Text;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Pages about oneself and the game, and those of staff. */
final class PageViews {
    private PageViews() {}

    static List<View> pages() {
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
                Views.VITALS,
                new VitalsView(3, 8, 1, 5, 21, 0, true),
                new ScoreView(
                        MIRA,
                        "Guardian",
                        Views.VITALS,
                        stats,
                        Melee.USUAL,
                        Abilities.AVERAGE,
                        0,
                        0,
                        0),
                new ScoreView(
                        MIRA,
                        "Guardian",
                        Views.VITALS,
                        stats,
                        Melee.USUAL,
                        Abilities.AVERAGE,
                        2,
                        3,
                        2),
                new SettingsView(on, "she/her", true),
                new SettingsView(off, "they/them", false),
                new HelpView(page),
                new HelpView(bare),
                new CommandsView(
                        Arrays.stream(Verb.Kind.values())
                                .map(kind -> new CommandsView.Group(kind.word(), verbs))
                                .toList()),
                new NewsView(List.of(), 0),
                new NewsView(
                        List.of(new News(LocalDate.of(2026, 11, 21), "The gates are open.")), 3),
                new Text("timbers", "They have been chewed."),
                Views.WHOM,
                new Question(
                        "question.whom",
                        Views.WHOM.arguments(),
                        Views.WHOM.options(),
                        Optional.empty()));
    }

    static List<View> staff() {
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

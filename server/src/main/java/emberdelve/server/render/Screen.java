package emberdelve.server.render;

import emberdelve.config.content.Messages;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.narrate.Narrator;
import emberdelve.server.narrate.Phrasing;
import emberdelve.server.narrate.Reader;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.BankView;
import emberdelve.server.view.ChannelsView;
import emberdelve.server.view.CommandsView;
import emberdelve.server.view.ContainerView;
import emberdelve.server.view.CorpseView;
import emberdelve.server.view.DeathsView;
import emberdelve.server.view.DelveTable;
import emberdelve.server.view.DelveView;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.ExitsView;
import emberdelve.server.view.FameView;
import emberdelve.server.view.FunnelView;
import emberdelve.server.view.GroupView;
import emberdelve.server.view.HelpView;
import emberdelve.server.view.HiresView;
import emberdelve.server.view.HistoryView;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.Listing;
import emberdelve.server.view.MapView;
import emberdelve.server.view.MiniMap;
import emberdelve.server.view.NewsView;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.ReportsView;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.RoundView;
import emberdelve.server.view.ScanView;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.SettingsView;
import emberdelve.server.view.Text;
import emberdelve.server.view.TimelineView;
import emberdelve.server.view.TutorialView;
import emberdelve.server.view.UsersView;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;
import emberdelve.server.view.WaresView;
import emberdelve.server.view.WhoView;
import emberdelve.server.view.Writing;
import java.util.List;

/**
 * Shows answers as lines, for the eye or for the ear; breaking them to the window's width is left
 * to the terminal. Safe for any thread.
 */
public final class Screen {
    private final Phrasing phrasing;
    private final Narrator narrator;

    public Screen(Messages messages) {
        this.phrasing = new Phrasing(messages);
        this.narrator = new Narrator(messages);
    }

    /** The lines of that answer, from top to bottom; never empty. */
    public List<StyledText> show(View view, Reader reader) {
        var sheet = new Sheet(phrasing, reader);
        write(view, sheet, reader);
        return sheet.lines();
    }

    private void write(View view, Sheet sheet, Reader reader) {
        switch (view) {
            case AuditView audit -> StaffPages.audit(audit, sheet);
            case BankView bank -> ThingsPages.bank(bank, sheet);
            case ChannelsView channels -> TalkPages.channels(channels, sheet);
            case CommandsView commands -> HelpPages.commands(commands, sheet);
            case ContainerView container -> ThingsPages.container(container, sheet);
            case CorpseView corpse -> ThingsPages.corpse(corpse, sheet);
            case DeathsView deaths -> FamePages.deaths(deaths, sheet);
            case DelveTable delves -> DelvePages.table(delves, sheet);
            case DelveView delve -> DelvePages.delve(delve, sheet);
            case EquipmentView equipment -> ThingsPages.equipment(equipment, sheet);
            case ExitsView exits -> Ways.list(exits, sheet);
            case FameView fame -> FamePages.best(fame, sheet);
            case FunnelView funnel -> NewcomerPages.funnel(funnel, sheet);
            case GroupView group -> PeoplePages.group(group, sheet);
            case HelpView help -> HelpPages.help(help.page(), sheet);
            case HiresView hires -> PeoplePages.hires(hires, sheet);
            case HistoryView history -> TalkPages.history(history, sheet);
            case InventoryView inventory -> ThingsPages.inventory(inventory, sheet);
            case Listing listing -> TalkPages.listing(listing, sheet);
            case MapView map -> MapPages.map(map, sheet);
            case MiniMap map -> MapPages.picture(map.places(), sheet);
            case NewsView news -> HelpPages.news(news, sheet);
            case Note(var key, var actors, var arguments) -> sheet.add(key, actors, arguments);
            case Question question -> QuestionPage.write(question, sheet);
            case RecapView recap -> RecapPages.recap(recap, sheet, narrator, reader);
            case ReportsView reports -> TalkPages.reports(reports, sheet);
            case RoomView room -> RoomPage.write(room, sheet);
            case RoundView round -> RecapPages.round(round, sheet);
            case ScanView scan -> MapPages.scan(scan, sheet);
            case ScoreView score -> ScorePages.score(score, sheet);
            case SettingsView settings -> ScorePages.settings(settings, sheet);
            case Text text -> HelpPages.text(text, sheet);
            case TimelineView timeline -> PeoplePages.timeline(timeline, sheet);
            case TutorialView tutorial -> NewcomerPages.tutorial(tutorial, sheet);
            case UsersView users -> StaffPages.users(users, sheet);
            case VitalsView vitals -> ScorePages.vitals(vitals, sheet);
            case WaresView wares -> ThingsPages.wares(wares, sheet);
            case WhoView who -> PeoplePages.who(who, sheet);
            case Writing writing -> sheet.add(writing.key(), writing.arguments());
        }
    }
}

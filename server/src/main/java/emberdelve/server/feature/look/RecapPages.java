package emberdelve.server.feature.look;

import emberdelve.server.link.Heard;
import emberdelve.server.text.Sheet;
import emberdelve.server.view.RecapView;

import java.util.Map;

/** The page of the latest events again. */
final class RecapPages {
    private RecapPages() {}

    public static void recap(RecapView view, Sheet sheet) {
        // There may be no words for this reader about any of the events: then the heading says so.
        var said = view.moments().stream().anyMatch(moment -> sheet.tells(fact(moment)));
        if (view.missedSeconds().isPresent()) {
            // A page that was only loaded anew has missed nothing.
            if (!said) return;
            var seconds = Map.of("seconds", Long.toString(view.missedSeconds().getAsLong()));
            sheet.add("view.missed", seconds);
            if (view.earlier() > 0)
                sheet.add("view.missed-earlier", Map.of("count", Long.toString(view.earlier())));
        } else {
            sheet.add(said ? "view.recap" : "view.recap-none");
        }
        for (var moment : view.moments()) sheet.tell(fact(moment));
    }

    private static Heard.Fact fact(RecapView.Moment moment) {
        return new Heard.Fact(moment.event(), moment.direction(), moment.seen(), moment.scene());
    }
}

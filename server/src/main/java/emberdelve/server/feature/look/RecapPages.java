package emberdelve.server.feature.look;

import emberdelve.server.link.Heard;
import emberdelve.server.text.Sheet;
import emberdelve.server.view.RecapView;

import java.util.Map;

/** The latest events again. */
final class RecapPages {
    private RecapPages() {}

    public static void recap(RecapView view, Sheet sheet) {
        if (view.missedSeconds().isPresent()) {
            var seconds = Map.of("seconds", Long.toString(view.missedSeconds().getAsLong()));
            sheet.add(view.moments().isEmpty() ? "view.missed-nothing" : "view.missed", seconds);
        } else {
            sheet.add(view.moments().isEmpty() ? "view.recap-none" : "view.recap");
        }
        for (var moment : view.moments()) {
            sheet.tell(
                    new Heard.Fact(
                            moment.event(), moment.direction(), moment.seen(), moment.scene()));
        }
    }
}

package emberdelve.server.render;

import emberdelve.server.link.Heard;
import emberdelve.server.narrate.Conditions;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.RoundView;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What happened: once more, or summed up. */
public final class RecapPages {
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

    /** One line: how much everybody dealt and took, and how their enemies look. */
    public static void round(RoundView view, Sheet sheet) {
        var sentences = new ArrayList<String>();
        for (var share : view.shares()) {
            var who = List.of(share.who());
            if (share.friend() && share.dealt() + share.taken() > 0)
                sentences.add(
                        sheet.words(
                                "view.round-share",
                                who,
                                Map.of(
                                        "dealt", Integer.toString(share.dealt()),
                                        "taken", Integer.toString(share.taken()))));
            if (!share.friend() && share.condition().isPresent())
                sentences.add(
                        sheet.words(
                                "view.round-condition",
                                who,
                                Map.of(
                                        "condition",
                                        sheet.words(
                                                Conditions.key(share.condition().get()),
                                                Map.of()))));
        }
        if (sentences.isEmpty()) sheet.add("view.round-nothing");
        else sheet.add(sheet.styled("view.round-share", String.join(" ", sentences)));
    }
}

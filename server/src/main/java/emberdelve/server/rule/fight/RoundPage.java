package emberdelve.server.rule.fight;

import emberdelve.server.text.Conditions;
import emberdelve.server.text.Sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The result of a round of a fight. */
final class RoundPage {
    private RoundPage() {}

    /**
     * Writes one line: the damage that each fighter dealt and took, and the condition of the
     * enemies.
     */
    static void write(RoundView view, Sheet sheet) {
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

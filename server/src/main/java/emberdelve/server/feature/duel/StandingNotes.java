package emberdelve.server.feature.duel;

import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The standing of a duel, with a line for each duelist. */
final class StandingNotes {
    private StandingNotes() {}

    static View[] of(DuelStanding standing) {
        var notes = new ArrayList<View>();
        notes.add(
                Note.of(
                        standing.round() == 0 ? "duel.stands-before" : "duel.stands",
                        Map.of(
                                "site", standing.site(),
                                "round", Integer.toString(standing.round()))));
        for (var share : standing.shares()) notes.add(of(share));
        return notes.toArray(View[]::new);
    }

    private static Note of(DuelStanding.Share share) {
        return new Note(
                key(share),
                List.of(share.player().orElse(share.as())),
                Map.of(
                        "who", share.as().name(),
                        "hp", Integer.toString(share.hp()),
                        "max", Integer.toString(share.hpMax())));
    }

    private static String key(DuelStanding.Share share) {
        if (share.player().isEmpty()) return "duel.share-stranger";
        if (share.stands()) return "duel.share";
        return share.hp() == 0 ? "duel.share-fallen" : "duel.share-gone";
    }
}

package emberdelve.server.feature.stone;

import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.view.Listing;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Map;

/** The inscription of the stone. Players' words are rows of a listing, which are never parsed. */
final class Inscription {
    /** The most lines that are shown, the latest ones: a screenful. */
    static final int SHOWN = 20;

    private Inscription() {}

    /** The latest lines, each with the number by which staff name it. */
    static Reply read(Scene scene) {
        var carvings = scene.world().part(Carvings.class);
        var lines = carvings.readBy(scene.self());
        if (lines.isEmpty()) return Reply.note("stone.blank");
        var all = carvings.standing();
        var rows = new ArrayList<String>();
        for (var line : lines.subList(Math.max(0, lines.size() - SHOWN), lines.size()))
            rows.add(
                    (all.indexOf(line) + 1)
                            + ". "
                            + line.words()
                            + " ("
                            + line.name()
                            + ", "
                            + LocalDate.ofEpochDay(line.day())
                            + ")");
        var count = Map.of("count", Integer.toString(lines.size()));
        return Reply.of(new Listing("stone.lines", count, rows));
    }
}

package emberdelve.server.builder;

import emberdelve.server.admin.BuildDeed.Target;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The builder's view of something as its file has it. */
final class Showing {
    /**
     * The most lines that are shown: enough for a long room with its triggers, but not for a whole
     * file.
     */
    static final int LINES_MAX = 80;

    private final BuildSite site;

    Showing(BuildSite site) {
        this.site = site;
    }

    Plan show(Target of) {
        var notes = new ArrayList<Note>();
        var spot = site.spot(of);
        part(spot, notes);
        if (of.kind() == Target.Kind.ROOM) spawns(spot, notes);
        return new Plan.Answer(notes);
    }

    private void spawns(Spot room, List<Note> notes) {
        var file = "zones/" + site.zone().id() + "/spawns.yaml";
        if (site.sheets().text(file).isEmpty()) return;
        var yaml = site.sheets().yaml(file);
        for (var nth : yaml.steps(List.of())) {
            var where = yaml.words(List.of(nth, "room")).orElse("");
            if (room.path().contains(where) || room.name().equals(where))
                part(new Spot(file, List.of(nth), nth), notes);
        }
    }

    private void part(Spot spot, List<Note> notes) {
        var part = site.sheets().yaml(spot.file()).part(spot.path()).orElseThrow();
        notes.add(
                Note.of(
                        "build.shown",
                        Map.of("file", spot.file(), "line", Integer.toString(part.line()))));
        var lines = part.text().lines().toList();
        for (var line : lines.subList(0, Math.min(LINES_MAX, lines.size())))
            notes.add(Note.of("build.line", Map.of("line", line)));
        if (lines.size() > LINES_MAX)
            notes.add(
                    Note.of(
                            "build.more-lines",
                            Map.of("count", Integer.toString(lines.size() - LINES_MAX))));
    }
}

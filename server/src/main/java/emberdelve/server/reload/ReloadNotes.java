package emberdelve.server.reload;

import emberdelve.config.read.Problems;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The notes that staff are told about content. Pure. */
final class ReloadNotes {
    /** The most changes that are told one by one. */
    static final int CHANGES_TOLD = 20;

    /** The most mistakes that are told: more than anybody mends before the next try. */
    static final int MISTAKES_TOLD = 100;

    /** The most versions that are listed. */
    static final int VERSIONS_TOLD = 10;

    private ReloadNotes() {}

    static List<Note> mistakes(Problems problems) {
        return mistakes("reload.mistakes", problems);
    }

    static List<Note> settingsMistakes(Problems problems) {
        return mistakes("reload.settings-mistakes", problems);
    }

    /** A note for each setting that stays as it is until a restart. */
    static List<Note> needRestart(List<String> keys) {
        return keys.stream().map(key -> Note.of("reload.restart", Map.of("part", key))).toList();
    }

    /** The notes on why the order of a builder in the game is not carried out. */
    static List<Note> unbuilt(Problems problems) {
        return mistakes("build.mistakes", problems);
    }

    private static List<Note> mistakes(String key, Problems problems) {
        var notes = new ArrayList<Note>();
        notes.add(Note.of(key, count(problems.size())));
        for (var problem : problems.list().stream().limit(MISTAKES_TOLD).toList())
            notes.add(Note.of("reload.mistake", Map.of("mistake", problem.toString())));
        var more = problems.size() - MISTAKES_TOLD;
        if (more > 0) notes.add(Note.of("reload.more", count(more)));
        return notes;
    }

    static List<Note> restart(ReloadPlan plan) {
        var notes = new ArrayList<Note>();
        notes.add(Note.of("reload.refused"));
        for (var part : plan.restart()) notes.add(Note.of("reload.restart", Map.of("part", part)));
        return notes;
    }

    static List<Note> changes(ReloadPlan plan, String version) {
        var notes = new ArrayList<Note>();
        var count = Integer.toString(plan.differences().size());
        notes.add(Note.of("reload.changes", Map.of("count", count, "version", version)));
        notes.addAll(changes(plan));
        notes.add(Note.of("reload.confirm"));
        return notes;
    }

    /**
     * The notes on what would change by a draft.
     *
     * @param done the notes that would be told once it is published
     */
    static List<Note> toPublish(ReloadPlan plan, List<Note> done) {
        var notes = new ArrayList<Note>();
        notes.add(Note.of("build.would-publish", count(plan.differences().size())));
        notes.addAll(changes(plan));
        for (var note : done) if (!note.key().equals("build.published")) notes.add(note);
        notes.add(Note.of("build.publish-confirm"));
        return notes;
    }

    private static List<Note> changes(ReloadPlan plan) {
        var all = plan.differences();
        var notes = new ArrayList<Note>();
        for (var each : all.stream().limit(CHANGES_TOLD).toList())
            notes.add(
                    Note.of(
                            "reload." + each.how().name().toLowerCase(Locale.ROOT),
                            Map.of("part", each.part(), "thing", each.name())));
        var more = all.size() - CHANGES_TOLD;
        if (more > 0) notes.add(Note.of("reload.more", count(more)));
        return notes;
    }

    static List<Note> versions(List<History.Entry> entries) {
        var notes = new ArrayList<Note>();
        notes.add(Note.of("reload.versions"));
        for (var entry : entries.reversed().stream().limit(VERSIONS_TOLD).toList())
            notes.add(
                    Note.of(
                            "reload.version-" + entry.how().name().toLowerCase(Locale.ROOT),
                            Map.of(
                                    "version", entry.version(),
                                    "at", entry.at().toString(),
                                    "who", entry.who())));
        return notes;
    }

    private static Map<String, String> count(int count) {
        return Map.of("count", Integer.toString(count));
    }
}

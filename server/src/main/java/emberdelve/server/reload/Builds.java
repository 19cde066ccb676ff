package emberdelve.server.reload;

import emberdelve.config.content.Content;
import emberdelve.config.learnt.FolderText;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.builder.Building;
import emberdelve.server.builder.PayLimits;
import emberdelve.server.builder.Plan;
import emberdelve.server.builder.Revision;
import emberdelve.server.link.Input;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The work of builders in the game: each order is planned, its outcome is checked with all other
 * content, and only then written. Thread: that of the desk.
 */
final class Builds {
    /** The most warnings that are told of one deed. */
    static final int WARNINGS_TOLD = 5;

    private final ContentFolder folder;
    private final KeptContent kept;
    private final Supplier<PayLimits> limits;
    private final Building building;
    private final FolderWriter writer;
    private final Map<String, String> toPublish = new HashMap<>();
    private Warned warned = new Warned("", Set.of());

    /** The warnings of a version, without their places, because places move. */
    private record Warned(String version, Set<String> warnings) {}

    /** The outcome of an order: notes, or content that may come into force. */
    sealed interface Outcome {
        record Told(List<Note> notes) implements Outcome {}

        record Checked(Content content, Plan.Edit edit, List<Note> notes) implements Outcome {
            Input.Edited edited() {
                return new Input.Edited(
                        edit.deed(), edit.target(), edit.detail(), notes, edit.numbered());
            }
        }
    }

    Builds(ContentFolder folder, KeptContent kept, Supplier<PayLimits> limits) {
        this.folder = folder;
        this.kept = kept;
        this.limits = limits;
        building = new Building(kept.schemas()::knownKeys);
        writer = new FolderWriter(folder.path());
    }

    /**
     * Finds out what comes of the order; changes no file of the content folder.
     *
     * @param current the content in force
     */
    Outcome outcome(BuildOrder order, Content current) {
        var problems = new Problems();
        var read = kept.read(folder.path(), problems);
        if (read.isEmpty()) return new Outcome.Told(ReloadNotes.unbuilt(problems));
        var text = read.get();
        if (!kept.is(text, current.version()))
            return new Outcome.Told(List.of(Note.of("build.other-content")));
        return switch (building.plan(order, current, text)) {
            case Plan.Answer(var notes) -> new Outcome.Told(notes);
            case Plan.Edit edit -> asked(order, checked(order, edit, text, current), current);
        };
    }

    /**
     * The outcome; but that of publishing only if the builder has read what it changes, otherwise
     * just that.
     */
    private Outcome asked(BuildOrder order, Outcome outcome, Content current) {
        if (!(order.deed() instanceof BuildDeed.Publish(var isSure))
                || !(outcome instanceof Outcome.Checked checked)) return outcome;
        var version = checked.content().version();
        if (isSure && version.equals(toPublish.get(order.who()))) return outcome;
        toPublish.put(order.who(), version);
        return new Outcome.Told(
                ReloadNotes.toPublish(ReloadPlan.of(current, checked.content()), checked.notes()));
    }

    private Outcome checked(BuildOrder order, Plan.Edit edit, FolderText text, Content current) {
        var before = warned(current);
        var problems = new Problems();
        var read = kept.keep(text.with(after(edit)), problems);
        if (read.isEmpty()) return new Outcome.Told(ReloadNotes.unbuilt(problems));
        var content = read.get();
        if (content.version().equals(current.version()))
            return new Outcome.Told(List.of(Note.of("build.same")));
        var plan = ReloadPlan.of(current, content);
        if (!plan.restart().isEmpty()) return new Outcome.Told(ReloadNotes.restart(plan));

        var tooMuch = limits.get().exceeded(order.role(), current, content);
        if (tooMuch.isPresent()) return new Outcome.Told(List.of(tooMuch.get()));

        warned = new Warned(content.version(), words(problems));
        var notes = new ArrayList<>(edit.notes());
        problems.warnings().stream()
                .filter(warning -> !before.contains(words(warning)))
                .limit(WARNINGS_TOLD)
                .map(warning -> Note.of("reload.mistake", Map.of("mistake", warning.toString())))
                .forEach(notes::add);
        return new Outcome.Checked(content, edit, notes);
    }

    /**
     * Writes the files; answers false and writes nothing when somebody has changed one by hand
     * meanwhile.
     */
    boolean write(Outcome.Checked checked) {
        if (!writer.holds(before(checked.edit()))) return false;
        writer.write(before(checked.edit()), after(checked.edit()));
        return true;
    }

    void takeBack(Outcome.Checked checked) {
        writer.write(/* before= */ after(checked.edit()), /* after= */ before(checked.edit()));
    }

    void done(BuildOrder order, Outcome.Checked checked) {
        building.done(order.who(), checked.edit(), order.deed() instanceof BuildDeed.Undo);
    }

    private Set<String> warned(Content current) {
        if (!warned.version().equals(current.version())) {
            var problems = new Problems();
            kept.load(current.version(), problems);
            warned = new Warned(current.version(), words(problems));
        }
        return warned.warnings();
    }

    private static Set<String> words(Problems problems) {
        var words = new HashSet<String>();
        for (var warning : problems.warnings()) words.add(words(warning));
        return words;
    }

    private static String words(Problem warning) {
        return warning.file() + " " + warning.text();
    }

    private static Map<String, Optional<String>> before(Plan.Edit edit) {
        return texts(edit, Revision::before);
    }

    private static Map<String, Optional<String>> after(Plan.Edit edit) {
        return texts(edit, Revision::after);
    }

    private static Map<String, Optional<String>> texts(
            Plan.Edit edit, Function<Revision, Optional<String>> which) {
        var texts = new HashMap<String, Optional<String>>();
        edit.files().forEach((file, revision) -> texts.put(file, which.apply(revision)));
        return Map.copyOf(texts);
    }
}

package emberdelve.server.rule.writing;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.command.Reply;
import emberdelve.server.command.WritingKind;
import emberdelve.server.command.WritingSpace;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Marks;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The texts that characters are writing, at most one each (docs/rules.md R8.13). A text belongs to
 * its character: it outlives the link, and is stored like everything else. Thread: world.
 */
public final class Writings {
    private static final String END = ".";
    private static final String DROP = "cancel";

    private final Map<String, WritingKind> kinds;
    private final Marks<Writing> marks;

    /** The texts by the characters' ids. */
    private final TreeMap<Long, Writing> open = new TreeMap<>();

    /**
     * The texts that were handed in, by their writers' names. A text that is handed in again takes
     * the place of the earlier one.
     */
    private final Map<String, Handed> handed = new HashMap<>();

    /** A text as it was when it was handed to those who say later whether they take it. */
    private record Handed(ActorId writer, Writing writing) {}

    Writings(World world, Map<String, WritingKind> kinds) {
        this.kinds = kinds;
        marks = world.changes().of(Writing.class);
    }

    /** Takes over what was stored, without marking it as changed. */
    void restore(ActorId character, Writing writing) {
        // A text of a kind that no longer exists cannot be finished, and would hold its writer for
        // ever.
        if (!learn(character, writing)) marks.gone(character.value());
    }

    /** Takes over what another world has stored; false if the kind of text no longer exists. */
    boolean learn(ActorId character, Writing writing) {
        var isKnown = kinds.containsKey(writing.kind());
        if (isKnown) open.put(character.value(), writing);
        return isKnown;
    }

    /** Takes out a text without marking it as gone; false if there was none. */
    boolean drop(ActorId writer) {
        return open.remove(writer.value()) != null;
    }

    /** Begins a text: the lines that the character's player types next are its lines. */
    public Reply begin(Actor self, WritingKind kind, String about) {
        put(self, Writing.begun(kind.word(), self.room().id(), about));
        return Reply.note(kind.begun(), Map.of("about", about));
    }

    /** The space that the actor's text has left; empty when the actor is writing none. */
    public Optional<WritingSpace> space(Actor self) {
        if (open.isEmpty()) return Optional.empty();
        return of(self).map(writing -> writing.space(kindOf(writing).most()));
    }

    /** Whether that line may end a text, so that what is typed behind it waits for the answer. */
    public static boolean mayEnd(String line) {
        return line.equals(END) || line.equalsIgnoreCase(DROP);
    }

    /** The notes for somebody who comes back to the text. */
    public List<Note> resumed(Actor self) {
        return of(self).map(this::resumed).orElse(List.of());
    }

    private List<Note> resumed(Writing writing) {
        var count = Integer.toString(writing.lines());
        var where =
                Note.of(
                        kindOf(writing).resumed(),
                        Map.of("about", writing.about(), "count", count));
        var last = Note.of("writing.last", Map.of("last", writing.last()));
        var notes = new ArrayList<>(List.of(where));
        if (writing.lines() > 0) notes.add(last);
        if (writing.leftOut() > 0)
            notes.add(
                    Note.of("writing.hole", Map.of("count", Integer.toString(writing.leftOut()))));
        return List.copyOf(notes);
    }

    /**
     * Takes a line of the actor's text; a dot ends it, {@code cancel} drops it.
     *
     * @param whole false when the end of the line, or an earlier line, is missing
     */
    public Taken take(Actor self, String line, boolean whole) {
        return of(self).map(writing -> take(self, writing, line, whole))
                .orElseGet(() -> new Taken.Says(Note.of("writing.none")));
    }

    private Taken take(Actor self, Writing writing, String line, boolean whole) {
        if (line.equalsIgnoreCase(DROP)) return drop(self);
        if (line.equals(END)) return end(self, whole ? writing : writing.without());
        if (whole && writing.space(kindOf(writing).most()).fits(line)) {
            put(self, writing.with(line));
            return Taken.Plain.KEPT;
        }
        put(self, writing.without());
        // Said at the first line left out, and again to a writer who has been asked and does not
        // answer.
        return writing.leftOut() > 0 && !writing.warned()
                ? Taken.Plain.KEPT
                : new Taken.Says(Note.of(whole ? "writing.full" : "writing.cut"));
    }

    /** Notes that the actor's text is looked at now; the text stays until it is {@link #judged}. */
    void hand(Actor self) {
        of(self).ifPresent(its -> handed.put(self.name(), new Handed(self.id(), its)));
    }

    /** Whether the actor's text is looked at, so that what is typed behind it has to wait. */
    public boolean isHanded(Actor self) {
        return handed.containsKey(self.name());
    }

    /** Whether what is typed next are lines of the actor's text. */
    public boolean isOpen(Actor self) {
        return of(self).isPresent() && !isHanded(self);
    }

    /** Ends the looking at somebody's text, and forgets the text if it was taken. */
    public void judged(String who, boolean isTaken) {
        var its = handed.remove(who);
        if (!isTaken || its == null) return;
        // Whoever came back by another link may have written more meanwhile.
        if (its.writing().equals(open.get(its.writer().value()))) close(its.writer());
    }

    /** Forgets the actor's text, which has become what it was written for, or is given up. */
    void close(Actor self) {
        handed.remove(self.name());
        close(self.id());
    }

    private void close(ActorId writer) {
        if (drop(writer)) marks.gone(writer.value());
    }

    /** Forgets a character that nobody will play again. */
    void left(Actor actor) {
        var isOver =
                actor.fate() instanceof Fate.Fallen || actor.preferences().settings().deleted();
        if (actor.isCharacter() && isOver) close(actor);
    }

    /** Forgets what a person is writing, and what others are writing to the person. */
    void erase(Person person) {
        for (var each : person.characters()) {
            handed.remove(each.name());
            close(new ActorId(each.id()));
        }
        open.entrySet().stream()
                .filter(each -> person.isCalled(each.getValue().about()))
                .map(each -> new ActorId(each.getKey()))
                .toList()
                .forEach(this::close);
    }

    /** Goes on with the texts that are about a character, who has another name. */
    void rename(Renaming renaming) {
        handed.remove(renaming.before());
        for (var each : List.copyOf(open.entrySet())) {
            var writing = each.getValue();
            if (!renaming.isBefore(writing.about())) continue;
            var other = writing.about(renaming.now());
            open.put(each.getKey(), other);
            marks.changed(each.getKey(), other);
        }
    }

    void addTo(Hooks.Sum sum) {
        open.forEach((character, writing) -> {
            sum.add(character);
            sum.add(writing.kind());
            sum.add(writing.begunIn().value());
            sum.add(writing.about());
            sum.add(writing.words());
            sum.add(writing.leftOut());
            sum.add(writing.warned() ? 1 : 0);
        });
    }

    private Taken end(Actor self, Writing writing) {
        if (writing.words().isBlank()) return drop(self);
        if (writing.leftOut() > 0 && !writing.warned()) {
            put(self, writing.asked());
            return ask(writing);
        }
        var command =
                kindOf(writing)
                        .completion()
                        .command(writing.begunIn(), writing.about(), writing.text());
        return new Taken.Done(Finish.of(this, command));
    }

    private static Taken ask(Writing writing) {
        var count = Integer.toString(writing.leftOut());
        return new Taken.Says(Note.of("writing.left-out", Map.of("count", count)));
    }

    private Taken drop(Actor self) {
        close(self);
        return new Taken.Says(Note.of("writing.dropped"));
    }

    private void put(Actor self, Writing writing) {
        open.put(self.id().value(), writing);
        marks.changed(self.id().value(), writing);
    }

    private Optional<Writing> of(Actor self) {
        return Optional.ofNullable(open.get(self.id().value()));
    }

    private WritingKind kindOf(Writing writing) {
        return Objects.requireNonNull(kinds.get(writing.kind()));
    }
}

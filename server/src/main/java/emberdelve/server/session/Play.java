package emberdelve.server.session;

import emberdelve.protocol.style.Printable;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.admin.Role;
import emberdelve.server.command.AgainCommand;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.TerminalCommand;
import emberdelve.server.command.WritingSpace;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.offer.Edition;
import emberdelve.server.rule.writing.Writings;
import emberdelve.server.text.Reader;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A session that plays a character: turns lines into commands, and keeps the world's last answer.
 * Thread: its connection's event loop.
 */
final class Play {
    private final ActorId character;
    private final Speech speech;
    private final Supplier<Edition> editions;
    private final InputSink world;
    private final TerminalSettings terminalSettings;
    private Reader reader;
    private Optional<Batch.Self> self = Optional.empty();
    private Optional<OpenQuestion> question = Optional.empty();

    /**
     * The space that is left in the text that the character is writing; empty when it writes none.
     */
    private Optional<WritingSpace> writingSpace = Optional.empty();

    /** Whether the world has yet to say if the next line is part of a text. */
    private boolean settling = true;

    /** Whether the last command was to begin a text, and the text has not begun. */
    private boolean begins;

    /** Whether the world had no room for a line of the text. */
    private boolean missed;

    /** The lines of an alias that wait behind a line that the world has to settle. */
    private final ArrayDeque<String> behind = new ArrayDeque<>(0);

    private Optional<StyledText> prompt = Optional.empty();

    /** The edition by whose words the prompt was made; empty when it has to be made anew. */
    private Optional<Edition> promptBy = Optional.empty();

    private Optional<String> lastLine = Optional.empty();
    private boolean repeats;

    /**
     * @param preferences the preferences as far as they are known before the world tells them
     */
    Play(
            ActorId character,
            Preferences preferences,
            TerminalSettings terminalSettings,
            Speech speech,
            Supplier<Edition> editions,
            InputSink world) {
        this.character = character;
        this.speech = speech;
        this.editions = editions;
        this.world = world;
        this.terminalSettings = terminalSettings;
        reader = new Reader(character, preferences);
    }

    /**
     * Takes a line, unless the world {@link #isSettling}.
     *
     * @param whole false when the end of the line is missing, or a line before it
     * @return the views to answer at once, before the prompt; empty when the world will answer
     */
    Optional<List<View>> typed(String typed, boolean whole) {
        var line = clean(typed);
        if (writingSpace.isPresent()) return writes(line, whole);
        var taken = question.flatMap(open -> open.taken(line));
        if (taken.isPresent()) {
            question = Optional.empty();
            return run(taken.get().command());
        }
        // A line is taken as an answer before aliases are expanded: no alias must hide an answer.
        if (question.isPresent() && line.equalsIgnoreCase("cancel")) {
            question = Optional.empty();
            return answer(Note.of("question.cancelled"));
        }
        var wrong = question.filter(open -> open.isWrongNumber(line));
        if (wrong.isPresent()) return answer(wrong.get().remark());
        if (question.isPresent()) question = question.map(OpenQuestion::passedOver);
        repeats = false;
        var answers = runAll(expanded(line));
        if (!repeats && !line.isEmpty() && !isLastLine(line)) lastLine = Optional.of(line);
        return answers;
    }

    /**
     * Whether the line is the same as the last one, as most are; a field that stays as it is gives
     * the garbage collector no work.
     */
    private boolean isLastLine(String line) {
        return lastLine.isPresent() && lastLine.get().equals(line);
    }

    private List<String> expanded(String line) {
        return Aliases.expand(line, reader.preferences().settings().aliases());
    }

    /**
     * Runs the last line again; only once for each typed line, since that line may be an alias that
     * repeats, too.
     */
    private Optional<List<View>> again() {
        var line = repeats ? Optional.<String>empty() : lastLine;
        repeats = true;
        return line.isPresent() ? runAll(expanded(line.get())) : answer(Note.of("again.nothing"));
    }

    private Optional<List<View>> writes(String line, boolean whole) {
        if (!world.offer(new Input.Wrote(character, line, whole && !missed))) {
            missed = true;
            return answer(Note.of("input.too-fast"));
        }
        missed = false;
        if (Writings.mayEnd(line)) {
            settling = true;
            return Optional.empty();
        }
        writingSpace = writingSpace.map(space -> space.behind(line));
        return Optional.of(List.of());
    }

    /** Runs a command that the client gives, even while the player is writing a text. */
    Optional<List<View>> orders(String line) {
        return run(line);
    }

    /**
     * Whether the line belongs to the text that the character is writing, and fits into it or ends
     * it.
     */
    boolean isOfText(String line) {
        return writingSpace
                .filter(space -> space.fits(line) || Writings.mayEnd(line.strip()))
                .isPresent();
    }

    /** Whether what is typed now are lines of a text. */
    boolean isWriting() {
        return writingSpace.isPresent();
    }

    /** Whether the next line has to wait, because nobody knows yet if it is part of a text. */
    boolean isSettling() {
        return settling;
    }

    /** Notes that the world has said whether the next line is part of a text. */
    void settled() {
        settling = false;
        missed = false;
        begins &= writingSpace.isEmpty();
    }

    /** Whether the last command was to begin a text, and the world refused it. */
    boolean wasRefusedText() {
        return begins && !settling && writingSpace.isEmpty();
    }

    /** Forgets the lines of an alias that belong to a text whose beginning was refused. */
    void leaveOut(Predicate<String> ofText) {
        begins = false;
        while (!behind.isEmpty() && ofText.test(behind.peek())) behind.remove();
    }

    /** Runs the lines of an alias that waited behind a line that is now settled. */
    Optional<List<View>> goOn() {
        return behind.isEmpty() ? Optional.empty() : runBehind();
    }

    /**
     * Hands over a line that the ending session could not serve, because it may be part of a text.
     */
    void leaves(String line, boolean whole) {
        missed |= !world.offer(new Input.Wrote(character, clean(line), whole && !missed));
    }

    /** Tells the world, when the session ends, if the text lacks a line. */
    void leaves() {
        if (missed) world.offer(new Input.Wrote(character, "", false));
    }

    private static String clean(String typed) {
        return Printable.clean(typed).strip();
    }

    /** Takes a question of the world. */
    void asked(Question put) {
        question = Optional.of(OpenQuestion.put(put));
    }

    /** The question that waits for an answer, if it was asked just now. */
    Optional<Question> openQuestion() {
        return question.filter(OpenQuestion::fresh).map(OpenQuestion::question);
    }

    /** Whether the state is the same object as before; another object may still be equal. */
    @SuppressWarnings("ReferenceEquality")
    boolean isAlready(Batch.Self now) {
        return self.isPresent() && self.get() == now;
    }

    /** Takes the character's present state. */
    void is(Batch.Self now) {
        promptBy = Optional.empty();
        // While lines of the text are on their way to the world, the space known here is newer.
        if (settling || now.writingSpace().isEmpty() || writingSpace.isEmpty())
            writingSpace = now.writingSpace();
        self = Optional.of(now);
        reader = new Reader(now.who().id(), now.preferences());
    }

    /** Whether the world has not told anything yet. */
    boolean isNew() {
        return self.isEmpty();
    }

    Reader reader() {
        return reader;
    }

    /**
     * The prompt; empty until the world has told the character's state, and for those who want
     * none, as screen reader users do unless they say otherwise.
     */
    Optional<StyledText> prompt() {
        // Mostly the prompt is the same as before. A field that stays as it is gives the garbage
        // collector no work, and that stops everybody.
        var edition = editions.get();
        if (promptBy.isEmpty() || promptBy.get() != edition) {
            prompt = made();
            promptBy = Optional.of(edition);
        }
        return prompt;
    }

    private Optional<StyledText> made() {
        var wanted = terminalSettings.prompts();
        if (wanted.isPresent() && !wanted.get()) return Optional.empty();
        var shownTo =
                wanted.isEmpty()
                        ? reader
                        : new Reader(reader.self(), reader.preferences().withScreenReader(false));
        return self.flatMap(now -> speech.prompt(now.vitals(), shownTo));
    }

    private Optional<List<View>> runAll(List<String> lines) {
        if (lines.size() == 1) return run(lines.getFirst());
        for (var line : lines.reversed()) behind.addFirst(line);
        return runBehind();
    }

    private Optional<List<View>> runBehind() {
        var answers = new ArrayList<View>();
        var answered = false;
        while (!behind.isEmpty() && !settling) {
            var line = behind.remove();
            var answer = writingSpace.isPresent() ? writes(line, true) : run(line);
            answered |= answer.isPresent();
            answer.ifPresent(answers::addAll);
        }
        return answered ? Optional.of(answers) : Optional.empty();
    }

    private Optional<List<View>> run(String line) {
        if (line.isEmpty())
            return self.flatMap(Batch.Self::enter).map(this::run).orElse(Optional.of(List.of()));

        var speaker = self.map(Batch.Self::speaker).orElse(Speaker.of(Role.PLAYER));
        var edition = editions.get();
        return switch (edition.verbs().parse(TerminalCommand.spelledOut(line), speaker)) {
            case Parsed.Understood(TerminalCommand command) -> {
                promptBy = Optional.empty();
                yield answer(terminalSettings.set(command));
            }
            case Parsed.Understood(AgainCommand _) -> again();
            case Parsed.Understood(var command) -> {
                var readBy = edition.readBy(speaker.role());
                begins = command.beginsWriting();
                if (!world.offer(new Input.Typed(character, command.shown(line), readBy, command)))
                    yield answer(Note.of("input.too-fast"));
                settling |= begins;
                yield Optional.empty();
            }
            case Parsed.Unclear(var view) -> {
                if (view instanceof Question put) asked(put);
                yield answer(view);
            }
        };
    }

    private static Optional<List<View>> answer(View view) {
        return Optional.of(List.of(view));
    }
}

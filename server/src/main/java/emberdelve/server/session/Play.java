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

    /** While the character is writing a text, how much it takes still. */
    private Optional<WritingSpace> writingSpace = Optional.empty();

    /** Whether the world has yet to say if the next line is part of a text. */
    private boolean settling = true;

    /**
     * Whether it is a text's beginning that the world has to settle, or that it had no room for.
     */
    private boolean begins;

    /** Whether a line of the text has not come through. */
    private boolean missed;

    /** The lines of an alias behind one that the world is settling. */
    private final ArrayDeque<String> behind = new ArrayDeque<>(0);

    private Optional<StyledText> prompt = Optional.empty();

    /** The edition by whose words the prompt was made; empty when it has to be made anew. */
    private Optional<Edition> promptBy = Optional.empty();

    private Optional<String> lastLine = Optional.empty();
    private boolean repeats;

    /**
     * @param preferences as far as they are known before the world has told
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
     * @param whole false when its end is missing, or a line before it
     * @return what to answer at once, before the prompt; empty when the world will answer
     */
    Optional<List<View>> typed(String typed, boolean whole) {
        var line = clean(typed);
        if (writingSpace.isPresent()) return writes(line, whole);
        var taken = question.flatMap(open -> open.taken(line));
        if (taken.isPresent()) {
            question = Optional.empty();
            return run(taken.get().command());
        }
        // What is typed is an answer first: an alias must not stand between a question and it.
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
     * Most lines are typed again and again; what is not written, the collector need not look at.
     */
    private boolean isLastLine(String line) {
        return lastLine.isPresent() && lastLine.get().equals(line);
    }

    private List<String> expanded(String line) {
        return Aliases.expand(line, reader.preferences().settings().aliases());
    }

    /** Once for each line that is typed: what is repeated may be an alias that repeats. */
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

    /** Does what a client or its program wants, whatever its player is writing. */
    Optional<List<View>> orders(String line) {
        return run(line);
    }

    /**
     * Whether the line is one of the text that the character is writing, and either fits or ends
     * it: a text is as long as it may be, however fast it comes.
     */
    boolean isOfText(String line) {
        return writingSpace
                .filter(space -> space.fits(line) || Writings.mayEnd(line.strip()))
                .isPresent();
    }

    /** Whether the next line has to wait, because nobody knows yet if it is part of a text. */
    boolean isSettling() {
        return settling;
    }

    /** The world has said whether the next line is part of a text. */
    void settled() {
        settling = false;
        missed = false;
        begins &= writingSpace.isEmpty();
    }

    /** Whether the last line was to begin a text, and did not. */
    boolean wasRefusedText() {
        return begins && !settling && writingSpace.isEmpty();
    }

    /** Forgets what stands in an alias behind the beginning of a text, as far as it is of it. */
    void leaveOut(Predicate<String> ofText) {
        begins = false;
        while (!behind.isEmpty() && ofText.test(behind.peek())) behind.remove();
    }

    /** Goes on with what stands in an alias behind a line that was settled. */
    Optional<List<View>> goOn() {
        return behind.isEmpty() ? Optional.empty() : runBehind();
    }

    /** The session ends before it could serve the line, which may be of a text. */
    void leaves(String line, boolean whole) {
        missed |= !world.offer(new Input.Wrote(character, clean(line), whole && !missed));
    }

    /** The session ends: a text of which a line has not come through is told so. */
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

    /** Whether it is the very same state as before: of another nobody knows without comparing. */
    @SuppressWarnings("ReferenceEquality")
    boolean isAlready(Batch.Self now) {
        return self.isPresent() && self.get() == now;
    }

    /** Takes the character's present state. */
    void is(Batch.Self now) {
        promptBy = Optional.empty();
        // While lines are on their way, what is known here is newer.
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
     * Empty until the world has told how the character is, and for those who do not want it: unless
     * they said so, that is everybody who is read to.
     */
    Optional<StyledText> prompt() {
        // Mostly nothing has changed since the one before. What is not written, the collector need
        // not look at, which stops everybody while it looks.
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
                if (!world.offer(new Input.Typed(character, line, readBy, command)))
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

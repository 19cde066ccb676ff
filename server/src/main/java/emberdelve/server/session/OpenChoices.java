package emberdelve.server.session;

import emberdelve.server.gmcp.Bulletins.Choice;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The open choices: tells a page which question is open and what it may be answered with, whenever
 * that changes. Thread: its connection's event loop.
 */
final class OpenChoices {
    private final DataChannel channel;
    private final OfferedAnswers answers;
    private final Function<Note, String> words;

    /** The stage or question that the page was told last; empty when nothing was open. */
    private Optional<Object> told = Optional.empty();

    OpenChoices(DataChannel channel, OfferedAnswers answers, Function<Note, String> words) {
        this.channel = channel;
        this.answers = answers;
        this.words = words;
    }

    /** Forgets what the page was told: it has just said what it wants, and knows nothing yet. */
    void forget() {
        told = Optional.empty();
    }

    /**
     * Tells the page the open choice, if it is another one than before; called only for pages that
     * want to know.
     *
     * @param question the open question of the game, if any
     */
    void tell(Stage stage, Optional<Question> question) {
        switch (stage) {
            case Stage.Asking asking -> tell(asking, asking.question(), () -> answers.to(asking));
            case Stage.Playing _ when question.isPresent() -> {
                var open = question.get();
                var asked = new Note(open.key(), List.of(), open.arguments());
                tell(open, asked, () -> OfferedAnswers.to(open));
            }
            case Stage.Playing _, Stage.Waiting _, Stage.Closed _ -> tellNone();
        }
    }

    private void tell(Object open, Note asked, Supplier<List<OfferedAnswer>> offered) {
        if (told.filter(open::equals).isPresent()) return;
        told = Optional.of(open);
        channel.tellChoices(
                words.apply(asked).strip(), offered.get().stream().map(this::choice).toList());
    }

    private void tellNone() {
        if (told.isEmpty()) return;
        told = Optional.empty();
        channel.tellChoices("", List.of());
    }

    private Choice choice(OfferedAnswer answer) {
        return new Choice(
                words.apply(answer.label()), answer.line(), answer.about().map(words).orElse(""));
    }
}

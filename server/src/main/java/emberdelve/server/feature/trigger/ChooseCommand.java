package emberdelve.server.feature.trigger;

import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;

import java.util.Map;
import java.util.Optional;

/**
 * {@code choose 2}: answers the question of a trigger. A player who types the number of an answer
 * alone runs this command, too.
 *
 * @param question the number of the question, so that no later one is answered; empty for the one
 *     that is open
 */
record ChooseCommand(int answer, Optional<Long> question) implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.TALK, "choo*se").parsed(ChooseCommand::parse);

    private static final int ANSWERS_MAX = 9;

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest);
        if (words.isEmpty() || words.size() > 2) return Optional.empty();
        var answer = Numbers.whole(words.getFirst(), 1, ANSWERS_MAX);
        var question =
                words.size() == 2
                        ? Numbers.whole(words.get(1), 1, Long.MAX_VALUE)
                        : Optional.<Long>empty();
        if (answer.isEmpty() || (words.size() == 2 && question.isEmpty())) return Optional.empty();
        return Optional.of(new ChooseCommand(answer.get().intValue(), question));
    }

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Reply run(Scene scene) {
        var scripts = scene.world().part(Scripts.class);
        var open =
                scripts.question(scene.self())
                        .filter(its -> question.orElse(its.number()) == its.number());
        if (open.isEmpty()) return Reply.note("choose.nothing");
        if (open.get().on().room() != scene.room() || isAlone(open.get()))
            return Reply.note("choose.gone");
        var answers = open.get().answers();
        if (answer > answers.size())
            return Reply.note("choose.which", Map.of("count", Integer.toString(answers.size())));
        return switch (scripts.choose(scene.self(), open.get(), answers.get(answer - 1))) {
            case DONE, ASKED_AGAIN -> Reply.NOTHING;
            case BUSY -> Reply.note("trigger.busy");
            case OVER -> Reply.note("choose.over");
        };
    }

    /** Whether the monster that asked is elsewhere, or dead. */
    private static boolean isAlone(OpenQuestions.Open open) {
        return open.on()
                .origin()
                .actor()
                .filter(actor -> !actor.isPresent() || actor.room() != open.on().room())
                .isPresent();
    }
}

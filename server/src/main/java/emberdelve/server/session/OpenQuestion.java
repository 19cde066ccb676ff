package emberdelve.server.session;

import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Numbers;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A question that is not answered yet; the game goes on without the answer. After another command,
 * only a number is an answer, because a word or an empty line may mean something else.
 *
 * @param fresh whether no other command came since the question was put
 */
record OpenQuestion(Question question, boolean fresh) {
    static OpenQuestion put(Question question) {
        return new OpenQuestion(question, true);
    }

    OpenQuestion passedOver() {
        return new OpenQuestion(question, false);
    }

    /**
     * The option that a line takes.
     *
     * @param line the line, stripped
     */
    Optional<Question.Option> taken(String line) {
        var options = question.options();
        for (var at = 0; at < options.size(); at++)
            if (line.equals(Integer.toString(at + 1))) return Optional.of(options.get(at));
        if (!fresh) return Optional.empty();

        if (line.isEmpty())
            return question.standard()
                    .filter(number -> number >= 1 && number <= options.size())
                    .map(number -> options.get(number - 1));
        return named(line.toLowerCase(Locale.ROOT));
    }

    /** Whether the line is a number that no option has. */
    boolean isWrongNumber(String line) {
        return Numbers.areDigits(line) && taken(line).isEmpty();
    }

    /** The remark on what the numbers are. */
    Note remark() {
        var last = Integer.toString(question.options().size());
        return Note.of("question.numbers", Map.of("last", last));
    }

    /**
     * The option by the beginning of its whole name, or else of any word of it, if it is the only
     * one.
     */
    private Optional<Question.Option> named(String word) {
        var whole = NameMatch.beginning(question.options(), word, OpenQuestion::name);
        if (!whole.isEmpty())
            return whole.size() == 1 ? Optional.of(whole.getFirst()) : Optional.empty();

        var part = only(option -> Arrays.stream(name(option).split("\\W+")), word);
        return part.size() == 1 ? Optional.of(part.getFirst()) : Optional.empty();
    }

    private List<Question.Option> only(
            Function<Question.Option, Stream<String>> words, String word) {
        var found = new ArrayList<Question.Option>();
        for (var option : question.options())
            if (words.apply(option).anyMatch(each -> each.startsWith(word))) found.add(option);
        return found;
    }

    private static String name(Question.Option option) {
        return option.who().map(who -> who.name()).orElse(option.label()).toLowerCase(Locale.ROOT);
    }
}

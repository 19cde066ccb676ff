package emberdelve.server.render;

import emberdelve.server.narrate.Nouns;
import emberdelve.server.view.Question;
import java.util.List;
import java.util.Map;

/** A question with its numbered answers (rule 8). */
final class QuestionPage {
    private QuestionPage() {}

    static void write(Question question, Sheet sheet) {
        sheet.add(question.key(), question.arguments());
        var number = 0;
        for (var option : question.options()) {
            number++;
            var words = words(option, sheet);
            // Its own command and no number: an old question's link must not answer a new one.
            var command = option.command().isEmpty() ? "cancel" : option.command();
            sheet.addLinked(
                    "view.option",
                    Map.of("number", Integer.toString(number)),
                    Map.of("option", Sheet.link(
                            sheet.isHeard() ? Nouns.capital(words) : words, command)));
        }
        question.standard()
                .ifPresentOrElse(
                        standard -> sheet.add(
                                "view.answer-standard",
                                Map.of("number", Integer.toString(standard))),
                        () -> sheet.add("view.answer"));
    }

    private static String words(Question.Option option, Sheet sheet) {
        if (option.who().isEmpty()) return option.label();
        var actors = List.of(option.who().get());
        if (option.label().isEmpty()) return sheet.words("view.option-named", actors, Map.of());
        return sheet.words("view.option-labelled", actors, Map.of("label", option.label()));
    }
}

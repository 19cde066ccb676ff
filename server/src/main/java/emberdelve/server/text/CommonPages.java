package emberdelve.server.text;

import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.style.Wrap;
import emberdelve.server.view.Listing;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.Text;
import emberdelve.server.view.Written;

import java.util.List;
import java.util.Map;

/** Pages for the answers that every feature uses: a note, a listing, a text, a question. */
public final class CommonPages {
    /** The width of a row: lines have at most 78 columns, of which two are the indent. */
    private static final int ROW_COLUMNS = 76;

    private CommonPages() {}

    public static void note(Note note, Sheet sheet) {
        sheet.add(note.key(), note.actors(), note.arguments());
    }

    public static void listing(Listing view, Sheet sheet) {
        sheet.add(view.key(), view.arguments());
        for (var row : view.rows()) {
            if (sheet.isHeard()) sheet.add("view.listed", Map.of("row", row));
            else indented(row, sheet);
        }
    }

    /** Writes the lines with their numbers: by ear there is no indent. */
    public static void written(Written view, Sheet sheet) {
        sheet.add(view.key(), view.arguments());
        var number = 0;
        for (var line : view.lines()) {
            number++;
            if (sheet.isHeard())
                sheet.add(
                        "view.written", Map.of("number", Integer.toString(number), "words", line));
            else indented(line, sheet);
        }
    }

    /** Continues a long row under its beginning, and not at the margin. */
    private static void indented(String row, Sheet sheet) {
        for (var line : Wrap.wrap(StyledText.of(row), ROW_COLUMNS))
            sheet.add("view.listed", Map.of("row", line.plain()));
    }

    public static void text(Text text, Sheet sheet) {
        sheet.add("view.text", Map.of("title", Nouns.capital(text.title())))
                .add("view.prose", Map.of("text", text.prose().strip()));
    }

    /** A question with its numbered answers. */
    public static void question(Question question, Sheet sheet) {
        sheet.add(question.key(), question.arguments());
        var number = 0;
        for (var option : question.options()) {
            number++;
            var words = words(option, sheet);
            // The link sends the option's command, not its number: it must not answer a later
            // question.
            var command = option.command().isEmpty() ? "cancel" : option.command();
            sheet.addLinked(
                    "view.option",
                    Map.of("number", Integer.toString(number)),
                    Map.of(
                            "option",
                            Sheet.link(sheet.isHeard() ? Nouns.capital(words) : words, command)));
        }
        question.standard()
                .ifPresentOrElse(
                        standard ->
                                sheet.add(
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

package emberdelve.server.command;

import emberdelve.config.content.HelpPage;
import emberdelve.config.content.Loanword;
import emberdelve.server.view.Note;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The table of all verbs, in the order in which abbreviations match; an exact word comes before
 * any abbreviation. Safe for any thread.
 */
public final class Verbs {
    public static final List<Verb> ALL = VerbTable.ALL;

    /** A sign such as {@code '} is one character, and needs no blank after it. */
    private static final int SIGN_LENGTH = 1;

    private final Map<String, HelpPage> help;
    private final OwnWords own;

    /**
     * @param own words that content adds; a verb that is typed in full comes before them
     */
    public Verbs(Map<String, HelpPage> help, OwnWords own) {
        this.help = help;
        this.own = own;
    }

    /** Reads a line that is not blank. */
    public Parsed parse(String line) {
        var typed = line.strip();
        var sign = signed(typed);
        var word = sign.map(verb -> typed.substring(0, SIGN_LENGTH)).orElse(firstWord(typed));
        var rest = typed.substring(word.length()).strip();
        var added = isVerb(word) ? Optional.<Command>empty() : own.command(word, rest);
        if (sign.isEmpty() && added.isPresent()) return new Parsed.Understood(added.get());
        if (sign.isEmpty() && !isVerb(word)) {
            var loan = own.loanword(word);
            if (loan.isPresent()) return parse(loan.get(), rest);
        }
        var verb = sign.or(() -> meant(word));
        if (verb.isEmpty()) return new Parsed.Unclear(unknown(word));

        var command = verb.get().parse().apply(rest);
        return command.isPresent()
                ? new Parsed.Understood(command.get())
                : new Parsed.Unclear(usage(verb.get(), typed));
    }

    /** A meaning is no loanword again: its line begins with a verb or a word of content's own. */
    private Parsed parse(Loanword word, String rest) {
        return switch (word) {
            case Loanword.Means(var line) -> parse((line + " " + rest).strip());
            case Loanword.Says(var answer) ->
                new Parsed.Unclear(Note.of("command.says", Map.of("answer", answer)));
        };
    }

    /** Whether it is a verb's word, in full. */
    public static boolean isVerb(String typed) {
        var word = typed.toLowerCase(Locale.ROOT);
        return ALL.stream().anyMatch(verb -> verb.words().contains(word));
    }

    /** The verb that this word means, in full or abbreviated; empty when it means none. */
    public static Optional<Verb> meant(String typed) {
        var word = typed.toLowerCase(Locale.ROOT);
        return ALL.stream()
                .filter(verb -> verb.words().contains(word))
                .findFirst()
                .or(() -> ALL.stream().filter(verb -> isAbbreviated(verb, word)).findFirst());
    }

    private static boolean isAbbreviated(Verb verb, String word) {
        return verb.words().stream().anyMatch(each -> each.startsWith(word));
    }

    private static Optional<Verb> signed(String typed) {
        return ALL.stream()
                .filter(
                        verb ->
                                verb.words().stream()
                                        .anyMatch(word -> isSign(word) && typed.startsWith(word)))
                .findFirst();
    }

    private static boolean isSign(String word) {
        return word.length() == SIGN_LENGTH && !Character.isLetter(word.charAt(0));
    }

    private static String firstWord(String typed) {
        var blank = typed.indexOf(' ');
        return blank < 0 ? typed : typed.substring(0, blank);
    }

    private Note unknown(String word) {
        if (Numbers.areDigits(word)) return Note.of("command.no-question");
        var verbs =
                ALL.stream().flatMap(verb -> verb.words().stream()).filter(each -> !isSign(each));
        var words = Stream.concat(verbs, own.all().stream()).toList();
        var near = Suggestions.nearest(word.toLowerCase(Locale.ROOT), words);
        return near.isEmpty()
                ? Note.of("command.unknown", Map.of("word", word))
                : Note.of(
                        "command.did-you-mean",
                        Map.of("word", word, "words", String.join(", ", near)));
    }

    private Note usage(Verb verb, String typed) {
        var page = help.get(verb.help());
        var forms = page == null ? List.of(verb.name()) : fitting(page.usage(), verb, typed);
        return Note.of(
                "command.usage",
                Map.of("forms", String.join(" | ", forms), "page", verb.help()));
    }

    /** Of a page's forms those of this verb, and of these the ones that go on as was typed. */
    private static List<String> fitting(List<String> forms, Verb verb, String typed) {
        var words = Words.apart(typed.toLowerCase(Locale.ROOT));
        var second = words.size() < 2 ? "" : words.get(1);
        var own = forms.stream().filter(form -> Words.apart(form).getFirst().equals(verb.name()));
        var ofVerb = own.toList();
        var near = ofVerb.stream()
                .filter(form -> Words.apart(form).size() > 1)
                .filter(form -> Words.apart(form).get(1).equals(second))
                .toList();
        if (!near.isEmpty()) return near;
        return ofVerb.isEmpty() ? forms : ofVerb;
    }
}

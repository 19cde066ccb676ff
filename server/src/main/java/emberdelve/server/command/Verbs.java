package emberdelve.server.command;

import emberdelve.config.content.HelpPage;
import emberdelve.config.content.Loanword;
import emberdelve.server.admin.Role;
import emberdelve.server.view.Note;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The table of all verbs, in the order in which abbreviations match; an exact word comes before
 * any abbreviation. Safe for any thread.
 */
public final class Verbs {
    public static final List<Verb> ALL = VerbTable.ALL;

    /** A sign such as {@code '} is one character, and needs no blank after it. */
    private static final int SIGN_LENGTH = 1;

    private final OwnWords own;
    private final Correction correction;

    /**
     * @param own words that content adds; a verb that is typed in full comes before them
     */
    public Verbs(Map<String, HelpPage> help, OwnWords own) {
        this.own = own;
        correction = new Correction(help, own);
    }

    /** Reads a line that is not blank, for one who may use all verbs. */
    public Parsed parse(String line) {
        return parse(line, Role.OWNER);
    }

    /**
     * Reads a line that is not blank. A verb that is above the role is not meant by its
     * abbreviation, and nobody is told of its forms.
     */
    public Parsed parse(String line, Role role) {
        var typed = line.strip();
        var sign = signed(typed);
        var word = sign.map(verb -> typed.substring(0, SIGN_LENGTH)).orElse(firstWord(typed));
        var rest = typed.substring(word.length()).strip();
        var added = isVerb(word) ? Optional.<Command>empty() : own.command(word, rest);
        if (sign.isEmpty() && added.isPresent()) return new Parsed.Understood(added.get());
        // A word such as kick is staff's own, and means something else to everybody else.
        if (sign.isEmpty() && !isVerbOf(role, word)) {
            var loan = own.loanword(word);
            if (loan.isPresent()) return parse(loan.get(), rest, role);
        }
        var verb = sign.or(() -> meant(word, role));
        if (verb.isEmpty()) return new Parsed.Unclear(correction.ofWord(word, role));

        var command = verb.get().parse().apply(rest);
        return command.isPresent()
                ? new Parsed.Understood(command.get())
                : new Parsed.Unclear(correction.ofForm(verb.get(), typed, role));
    }

    /** A meaning is no loanword again: its line begins with a verb or a word of content's own. */
    private Parsed parse(Loanword word, String rest, Role role) {
        return switch (word) {
            case Loanword.Means(var line) -> parse((line + " " + rest).strip(), role);
            case Loanword.Says(var answer) ->
                new Parsed.Unclear(Note.of("command.says", Map.of("answer", answer)));
        };
    }

    /** Whether it is a verb's word, in full. */
    public static boolean isVerb(String typed) {
        var word = typed.toLowerCase(Locale.ROOT);
        return ALL.stream().anyMatch(verb -> verb.words().contains(word));
    }

    private static boolean isVerbOf(Role role, String typed) {
        var word = typed.toLowerCase(Locale.ROOT);
        return ALL.stream()
                .anyMatch(verb -> role.isAtLeast(verb.least()) && verb.words().contains(word));
    }

    /** The verb that this word means, in full or abbreviated; empty when it means none. */
    public static Optional<Verb> meant(String typed) {
        return meant(typed, Role.OWNER);
    }

    /** The same for one of that role: what is above it is meant only by its word in full. */
    public static Optional<Verb> meant(String typed, Role role) {
        var word = typed.toLowerCase(Locale.ROOT);
        return ALL.stream()
                .filter(verb -> verb.words().contains(word))
                .findFirst()
                .or(() -> ALL.stream()
                        .filter(verb -> role.isAtLeast(verb.least()) && isAbbreviated(verb, word))
                        .findFirst());
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

    static boolean isSign(String word) {
        return word.length() == SIGN_LENGTH && !Character.isLetter(word.charAt(0));
    }

    private static String firstWord(String typed) {
        var blank = typed.indexOf(' ');
        return blank < 0 ? typed : typed.substring(0, blank);
    }
}

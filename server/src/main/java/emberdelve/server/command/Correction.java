package emberdelve.server.command;

import emberdelve.config.content.HelpPage;
import emberdelve.server.admin.Role;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * The answer to a line that is no command: with what the player probably meant, or with the verb's
 * usage. Never names verbs that are not the player's to use.
 *
 * @param words the words that do something for a speaker
 */
record Correction(Map<String, HelpPage> help, Function<Speaker, List<String>> words) {
    /** Answers a verb that is followed by words it cannot read. */
    Note ofForm(Verb verb, String typed, Role role) {
        return role.isAtLeast(verb.least())
                ? usage(verb, typed)
                : Note.of("staff.not-yours", Map.of("role", verb.least().word()));
    }

    /** Answers a first word that is no verb. */
    Note ofWord(String word, Speaker speaker) {
        if (Numbers.areDigits(word)) return Note.of("command.no-question");
        var near = Suggestions.nearest(word.toLowerCase(Locale.ROOT), words.apply(speaker));
        return near.isEmpty()
                ? Note.of(
                        speaker.frozen() ? "command.unknown-frozen" : "command.unknown",
                        Map.of("word", word))
                : Note.of(
                        "command.did-you-mean",
                        Map.of("word", word, "words", String.join(", ", near)));
    }

    private Note usage(Verb verb, String typed) {
        var page = help.get(verb.help());
        var forms = page == null ? List.of(verb.name()) : fitting(page.usage(), verb, typed);
        return Note.of(
                "command.usage", Map.of("forms", String.join(" | ", forms), "page", verb.help()));
    }

    /** The forms of this verb on the help page, those that continue as typed if there are any. */
    private static List<String> fitting(List<String> forms, Verb verb, String typed) {
        var words = TypedWords.apart(typed.toLowerCase(Locale.ROOT));
        var second = words.size() < 2 ? "" : words.get(1);
        var own =
                forms.stream()
                        .filter(form -> TypedWords.apart(form).getFirst().equals(verb.name()));
        var ofVerb = own.toList();
        var near =
                ofVerb.stream()
                        .filter(form -> TypedWords.apart(form).size() > 1)
                        .filter(form -> TypedWords.apart(form).get(1).equals(second))
                        .toList();
        if (!near.isEmpty()) return near;
        return ofVerb.isEmpty() ? forms : ofVerb;
    }
}

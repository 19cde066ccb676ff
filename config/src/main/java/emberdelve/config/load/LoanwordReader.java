package emberdelve.config.load;

import emberdelve.config.content.Loanword;
import emberdelve.config.load.scalar.ReadableText;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** {@code words.yaml}; without the file there are no such words. */
final class LoanwordReader {
    private static final String FILE = "words.yaml";
    private static final ReadableText WORD = new ReadableText(20);

    /** Two or three lines on a screen. */
    private static final ReadableText SENTENCES = new ReadableText(200);

    private LoanwordReader() {}

    static Map<String, Loanword> read(Draft draft) {
        var words = new TreeMap<String, Loanword>();
        if (!draft.files.has(FILE)) return words;
        draft.files
                .yaml(FILE)
                .ifPresent(file -> {
                    for (var entry : file.items(draft.problems)) read(entry, draft, words);
                });
        return words;
    }

    private static void read(YamlNode entry, Draft draft, Map<String, Loanword> words) {
        var fields = Fields.of(entry, draft.problems);
        var own =
                fields.required("words", "a list").stream()
                        .flatMap(list -> list.items(draft.problems).stream())
                        .toList();
        var means = fields.optional("means", ReadableText.LINE).<Loanword>map(Loanword.Means::new);
        var says = fields.optional("says", SENTENCES).<Loanword>map(Loanword.Says::new);
        fields.end();
        if (means.isPresent() == says.isPresent())
            draft.problems.add(entry.wrong("either means or says"));
        var becomes = means.or(() -> says);
        for (var each : own) becomes.ifPresent(loan -> add(each, loan, draft, words));
    }

    private static void add(
            YamlNode node, Loanword becomes, Draft draft, Map<String, Loanword> words) {
        Optional<String> word = node.read(WORD, draft.problems);
        if (word.isEmpty()) return;
        if (!word.get().chars().allMatch(letter -> letter >= 'a' && letter <= 'z'))
            draft.problems.add(node.wrong("one word in small letters"));
        else if (words.putIfAbsent(word.get(), becomes) != null)
            draft.problems.add(node.wrong("a word that is not in this file already"));
    }
}

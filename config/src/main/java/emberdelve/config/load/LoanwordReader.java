package emberdelve.config.load;

import emberdelve.config.content.Loanword;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The reader of {@code words.yaml}; without the file there are no such words. */
final class LoanwordReader {
    private static final String FILE = "words.yaml";
    private static final ReadableText WORD = new ReadableText(20);

    /** An answer of at most two or three lines on a screen. */
    private static final ReadableText SENTENCES = new ReadableText(200);

    private final Draft draft;
    private final Set<String> channels;
    private final Map<String, Loanword> words = new TreeMap<>();

    private LoanwordReader(Draft draft, Set<String> channels) {
        this.draft = draft;
        this.channels = channels;
    }

    /**
     * @param channels words that players can type besides the verbs
     */
    static Map<String, Loanword> read(Draft draft, Set<String> channels) {
        var reader = new LoanwordReader(draft, channels);
        if (!draft.files.has(FILE)) return reader.words;
        draft.files.yaml(FILE).ifPresent(file -> file.items(draft.problems).forEach(reader::read));
        return reader.words;
    }

    private void read(YamlNode entry) {
        var before = draft.problems.size();
        var fields = Fields.of(entry, draft.problems);
        var list = fields.required("words", "a list");
        var own = list.map(each -> each.items(draft.problems)).orElse(List.of());
        if (own.isEmpty() && draft.problems.size() == before)
            list.ifPresent(each -> draft.problems.add(each.wrong("at least one word")));
        var means = means(fields);
        var says = says(fields);
        fields.end();
        if (means.isPresent() == says.isPresent())
            draft.problems.add(entry.wrong("either means or says"));
        var becomes = means.or(() -> says);
        for (var each : own) becomes.ifPresent(loan -> add(each, loan));
    }

    private Optional<Loanword> means(Fields fields) {
        var line = fields.optional("means", ReadableText.LINE);
        line.ifPresent(text ->
                fields.optional("means").ifPresent(node -> checkVerb(text.split(" ", 2)[0], node)));
        return line.map(Loanword.Means::new);
    }

    private Optional<Loanword> says(Fields fields) {
        var answer = fields.optional("says", SENTENCES);
        var verbs = fields.list("verbs", ReadableText.LINE, List.of());
        fields.optional("verbs")
                .ifPresent(node -> {
                    for (var verb : verbs) {
                        checkVerb(verb, node);
                        if (answer.filter(text -> names(text, verb)).isEmpty())
                            draft.problems.add(node.wrong("verbs that the sentence names"));
                    }
                });
        return answer.map(text -> new Loanword.Says(text, verbs));
    }

    private static boolean names(String text, String verb) {
        return Pattern.compile("\\b" + Pattern.quote(verb) + "\\b").matcher(text).find();
    }

    /** Checks that the word leads to a verb that exists. */
    private void checkVerb(String word, YamlNode node) {
        var known = draft.vocabulary.map(code -> code.verbs().contains(word)).orElse(true);
        if (!known && !channels.contains(word))
            draft.problems.add(node.wrong("a command or a channel, and not " + word));
    }

    private void add(YamlNode node, Loanword becomes) {
        Optional<String> word = node.read(WORD, draft.problems);
        if (word.isEmpty()) return;
        if (!word.get().chars().allMatch(letter -> letter >= 'a' && letter <= 'z'))
            draft.problems.add(node.wrong("one word in small letters"));
        else if (words.putIfAbsent(word.get(), becomes) != null)
            draft.problems.add(node.wrong("a word that is not in this file already"));
        else if (draft.vocabulary.filter(its -> its.everybodys().contains(word.get())).isPresent())
            draft.problems.warn(node.wrong("a word that is no command: the command comes first"));
    }
}

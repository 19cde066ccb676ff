package emberdelve.config.load;

import emberdelve.config.content.Gaps;
import emberdelve.config.content.Message;
import emberdelve.config.content.MessageCatalogue;
import emberdelve.config.content.Template;
import emberdelve.config.content.Tone;
import emberdelve.config.load.scalar.OneOf;
import emberdelve.config.load.scalar.Words;
import java.util.Optional;
import java.util.regex.Pattern;

/** The files of {@code messages/}; {@code verbs.yaml} holds the irregular verbs. */
final class MessageReader {
    private static final String VERBS = "verbs.yaml";
    private static final Pattern KEY = Pattern.compile("[a-z][a-z0-9-]*(\\.[a-z0-9-]+)+");
    /** Behind it is a word that players type. */
    private static final String SOCIAL = "social.";
    private static final OneOf<Tone> TONE = OneOf.of(Tone.class);

    private MessageReader() {}

    static void readAll(Draft draft) {
        draft.eachFile(
                "messages",
                (name, file) -> {
                    if (name.equals(VERBS)) readVerbs(file, draft);
                    else readMessages(file, draft);
                },
                draft.messages::markIncomplete);
        draft.vocabulary.ifPresent(vocabulary -> checkWhole(vocabulary.messages(), draft));
    }

    /** A message that is missing is told at the beginning of the file that it belongs into. */
    private static void checkWhole(MessageCatalogue catalogue, Draft draft) {
        if (!draft.messages.isComplete()) return;
        for (var key : catalogue.missing(draft.messages.things().keySet())) {
            var file = draft.files.place("messages/" + key.file());
            var expected = "a message with " + key.gaps().expected();
            draft.problems.add(Problem.of(file, key.key(), "missing", expected));
        }
    }

    private static void readVerbs(YamlNode file, Draft draft) {
        for (var entry : file.entries(draft.problems).entrySet())
            entry.getValue()
                    .read(Words.LINE, draft.problems)
                    .ifPresent(plain -> draft.irregularVerbs.put(entry.getKey(), plain));
    }

    private static void readMessages(YamlNode file, Draft draft) {
        for (var entry : file.entries(draft.problems).entrySet()) {
            var node = entry.getValue();
            if (!KEY.matcher(entry.getKey()).matches())
                draft.problems.add(node.named("no key", "group.message, in lower case"));
            var gaps = gaps(entry.getKey(), node, draft);
            draft.messages.put(entry.getKey(), read(node, gaps, draft.problems), node);
        }
    }

    /** What the message can be filled with; empty when that is not known. */
    private static Optional<Gaps> gaps(String key, YamlNode node, Draft draft) {
        if (draft.vocabulary.isEmpty()) return Optional.empty();
        if (key.startsWith(SOCIAL)) draft.checkTyped(key.substring(SOCIAL.length()), node);
        var catalogue = draft.vocabulary.get().messages();
        var gaps = catalogue.gaps(key);
        if (gaps.isEmpty())
            draft.problems.add(node.named("unknown message", "a message that the game asks for")
                    .suggesting(Suggestion.nearest(key, catalogue.byKey().keySet())));
        return gaps;
    }

    private static Message read(YamlNode node, Optional<Gaps> gaps, Problems problems) {
        if (!node.isMapping()) return message(Optional.of(node), Tone.PLAIN, gaps, problems);
        var fields = Fields.of(node, problems);
        var text = fields.required("text", "text");
        var tone = fields.optional("tone", TONE, Tone.PLAIN);
        fields.end();
        return message(text, tone, gaps, problems);
    }

    private static Message message(
            Optional<YamlNode> text, Tone tone, Optional<Gaps> gaps, Problems problems) {
        var template = text.flatMap(node -> TemplateParser.parse(node, problems));
        if (template.isPresent() && gaps.isPresent())
            GapCheck.check(text.get(), template.get(), gaps.get(), problems);
        return new Message(template.orElseGet(() -> Template.literal("?")), tone);
    }
}

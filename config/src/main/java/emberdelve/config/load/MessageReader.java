package emberdelve.config.load;

import emberdelve.config.content.Message;
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
            draft.messages.put(entry.getKey(), read(node, draft.problems), node);
        }
    }

    private static Message read(YamlNode node, Problems problems) {
        if (!node.isMapping()) return message(Optional.of(node), Tone.PLAIN, problems);
        var fields = Fields.of(node, problems);
        var text = fields.required("text", "text");
        var tone = fields.optional("tone", TONE, Tone.PLAIN);
        fields.end();
        return message(text, tone, problems);
    }

    private static Message message(Optional<YamlNode> text, Tone tone, Problems problems) {
        var template = text.flatMap(node -> TemplateParser.parse(node, problems));
        return new Message(template.orElseGet(() -> Template.literal("?")), tone);
    }
}

package emberdelve.config.load;

import emberdelve.config.content.Gaps;
import emberdelve.config.content.Message;
import emberdelve.config.content.MessageCatalogue;
import emberdelve.config.content.Template;
import emberdelve.config.content.Tone;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The files of {@code messages/}; {@code verbs.yaml} holds the irregular verbs. */
final class MessageReader {
    private static final String VERBS = "verbs.yaml";
    private static final Pattern KEY = Pattern.compile("[a-z][a-z0-9-]*(\\.[a-z0-9-]+)+");

    /** The beginning of keys that end with a word that players type. */
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

    /** Reports each missing message at the beginning of the file where it belongs. */
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
                    .read(ReadableText.LINE, draft.problems)
                    .ifPresent(plain -> draft.irregularVerbs.put(entry.getKey(), plain));
    }

    private static void readMessages(YamlNode file, Draft draft) {
        for (var entry : file.entries(draft.problems).entrySet()) {
            var node = entry.getValue();
            if (!KEY.matcher(entry.getKey()).matches())
                draft.problems.add(node.named("no key", "group.message, in lower case"));
            var gaps = gaps(entry.getKey(), node, draft);
            draft.messages.put(entry.getKey(), read(node, Tone.PLAIN, gaps, draft.problems), node);
        }
    }

    /**
     * The messages that a zone tells in its own words: a mapping like those of {@code messages/},
     * which has been read. A message without a tone has that of the one it stands for.
     */
    static Map<String, Message> readInstead(YamlNode mapping, Draft draft) {
        var read = new LinkedHashMap<String, Message>();
        for (var entry : mapping.entries(draft.problems).entrySet()) {
            var key = entry.getKey();
            var node = entry.getValue();
            var common = draft.messages.things().get(seen(key));
            if (common == null || !isTold(key, draft)) refuse(key, node, draft);
            var gaps = draft.vocabulary.flatMap(known -> known.messages().gaps(key));
            var tone = common == null ? Tone.PLAIN : common.tone();
            read.put(key, read(node, tone, gaps, draft.problems));
        }
        return read;
    }

    private static String seen(String key) {
        var heard = MessageCatalogue.HEARD;
        return key.endsWith(heard) ? key.substring(0, key.length() - heard.length()) : key;
    }

    /** Whether the message tells what happens in the dungeon, as far as that is known. */
    private static boolean isTold(String key, Draft draft) {
        return draft.vocabulary.map(known -> known.messages().isTold(key)).orElse(true);
    }

    private static void refuse(String key, YamlNode node, Draft draft) {
        if (!draft.messages.isComplete()) return;
        var common = draft.messages.things().keySet();
        var isKnown = common.contains(seen(key));
        var told = common.stream().filter(each -> isTold(each, draft)).toList();
        draft.problems.add(
                node.named(
                                isKnown ? "the same everywhere" : "unknown message",
                                "a message that tells what happens")
                        .suggesting(isKnown ? Optional.empty() : Suggestion.nearest(key, told)));
    }

    /** The gaps that the message can have filled; empty when that is not known. */
    private static Optional<Gaps> gaps(String key, YamlNode node, Draft draft) {
        if (draft.vocabulary.isEmpty()) return Optional.empty();
        if (key.startsWith(SOCIAL)) draft.checkTyped(key.substring(SOCIAL.length()), node);
        var catalogue = draft.vocabulary.get().messages();
        var gaps = catalogue.gaps(key);
        if (gaps.isEmpty())
            draft.problems.add(
                    node.named("unknown message", "a message that the game asks for")
                            .suggesting(Suggestion.nearest(key, catalogue.byKey().keySet())));
        return gaps;
    }

    private static Message read(
            YamlNode node, Tone otherwise, Optional<Gaps> gaps, Problems problems) {
        if (!node.isMapping()) return message(Optional.of(node), otherwise, gaps, problems);
        var fields = Fields.of(node, problems);
        var text = fields.required("text", "text");
        var tone = fields.optional("tone", TONE, otherwise);
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

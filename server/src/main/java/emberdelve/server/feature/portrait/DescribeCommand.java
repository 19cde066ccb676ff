package emberdelve.server.feature.portrait;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.sanction.Silence;

import java.util.Map;

/**
 * {@code describe me as tall and damp}: sets the sentence that others read when they look. {@code
 * describe none} removes it.
 *
 * @param words the sentence, or {@code none}; empty to show the present one
 */
record DescribeCommand(String words) implements Command.Free {
    static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "desc*ribe", "description")
                    .listedAfter("title")
                    .inOwnWords()
                    .optionalText(DescribeCommand::parse);

    private static Command parse(String rest) {
        return new DescribeCommand(
                rest.replaceFirst("(?i)^(?:me|myself|self)(?:\\s+as)?(?:\\s+|$)", "").strip());
    }

    @Override
    public Reply run(Scene scene) {
        var portraits = scene.world().part(Portraits.class);
        var self = scene.self();
        if (words.isEmpty())
            return portraits
                    .of(self)
                    .map(own -> Reply.note("portrait.is", Map.of("words", own)))
                    .orElseGet(() -> Reply.note("portrait.none"));
        if (words.equalsIgnoreCase("none")) {
            portraits.wipe(self.id());
            return Reply.note("portrait.none");
        }
        if (words.length() > Portraits.CHARS_MAX)
            return Reply.note(
                    "portrait.too-long", Map.of("most", Integer.toString(Portraits.CHARS_MAX)));
        // Others read the sentence, so a muted player may only remove it.
        return Silence.of(scene)
                .orElseGet(() -> {
                    portraits.write(self, words);
                    return Reply.note("portrait.is", Map.of("words", words));
                });
    }
}

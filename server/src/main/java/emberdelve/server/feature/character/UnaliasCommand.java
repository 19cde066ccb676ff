package emberdelve.server.feature.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Locale;
import java.util.Map;

/** {@code unalias WORD}: deletes an alias. */
record UnaliasCommand(String word) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "una*lias")
                    .explainedBy("alias")
                    .text(word -> new UnaliasCommand(word.toLowerCase(Locale.ROOT)));

    @Override
    public Reply run(Scene scene) {
        var settings = scene.self().preferences().settings();
        if (!settings.aliases().containsKey(word))
            return Reply.note("alias.unknown", Map.of("word", word));
        AliasCommand.set(scene, settings.withoutAlias(word));
        return Reply.note("alias.forgotten", Map.of("word", word));
    }
}

package emberdelve.server.feature.social;

import emberdelve.config.content.Messages;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Named;
import emberdelve.server.rule.talk.ChatRateLimit;
import emberdelve.server.rule.talk.TalkEvent;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * {@code smile}, {@code smile mira}, {@code smile at mira}, {@code smile me}: shows one of the
 * content's socials.
 *
 * @param whom the target as it was typed; empty for none
 */
public record GestureCommand(String social, String whom) implements Command.Free {
    private static final String KEY = "social.";

    private static final Pattern LITTLE_WORD =
            Pattern.compile("^(at|to|with|before)\\s+", Pattern.CASE_INSENSITIVE);

    /**
     * The words of all gestures, in alphabetical order. Each is a message with the key {@code
     * social.} and the word; its other forms end in {@code -at} and {@code -self}.
     */
    public static SortedSet<String> words(Messages messages) {
        var words = new TreeSet<String>();
        for (var key : messages.keys())
            if (key.startsWith(KEY) && key.indexOf('-') < 0) words.add(key.substring(KEY.length()));
        return words;
    }

    /** The verb of a gesture. */
    public static Verb verb(String social) {
        return Verb.of(Verb.Kind.TALK, social)
                .explainedBy("socials")
                .openTo(Speaker::isHeard)
                .optionalText(whom -> new GestureCommand(social, whom));
    }

    @Override
    public Reply run(Scene scene) {
        if (whom.isEmpty()) return show(scene, Optional.empty());
        var name = LITTLE_WORD.matcher(whom).replaceFirst("");
        return scene.somebody(name)
                .map(target -> show(scene, Optional.of(target.named())))
                .orElse(Find.none("target.not-here", name));
    }

    private Reply show(Scene scene, Optional<Named> target) {
        return ChatRateLimit.speak(
                scene,
                () -> {
                    scene.emit(new TalkEvent.Gestured(scene.self().named(), target, social));
                    return Reply.NOTHING;
                });
    }
}

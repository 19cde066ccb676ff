package emberdelve.server.command;

import emberdelve.config.content.Content;
import emberdelve.server.command.talk.Gesture;
import emberdelve.server.command.talk.OnChannel;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Words that content adds to the verbs: its channels, and its socials. A social is a message whose
 * key is {@code social.} and the word; {@code -at} and {@code -self} behind it are its other forms.
 *
 * @param channels speak on a channel
 * @param socials make a gesture
 */
public record OwnWords(Set<String> channels, Set<String> socials) {
    public static final OwnWords NONE = new OwnWords(Set.of(), Set.of());

    private static final String SOCIAL = "social.";

    public OwnWords {
        channels = Collections.unmodifiableSet(new TreeSet<>(channels));
        socials = Collections.unmodifiableSet(new TreeSet<>(socials));
    }

    public static OwnWords of(Content content) {
        var socials = new TreeSet<String>();
        for (var key : content.messages().keys()) {
            if (key.startsWith(SOCIAL) && key.indexOf('-') < 0)
                socials.add(key.substring(SOCIAL.length()));
        }
        return new OwnWords(content.channels().keySet(), socials);
    }

    /** The help page that explains this word; empty when it is none of these. */
    public Optional<String> page(String word) {
        if (channels.contains(word)) return Optional.of("channels");
        return socials.contains(word) ? Optional.of("socials") : Optional.empty();
    }

    /** What the word and the rest of its line mean; empty when it is none of these. */
    Optional<Command> command(String typed, String rest) {
        var word = typed.toLowerCase(Locale.ROOT);
        if (channels.contains(word)) return Optional.of(new OnChannel(word, rest));
        return socials.contains(word) ? Optional.of(new Gesture(word, rest)) : Optional.empty();
    }
}

package emberdelve.server.command;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Content;
import emberdelve.config.content.Loanword;
import emberdelve.server.command.fight.UseAbilityCommand;
import emberdelve.server.command.talk.Gesture;
import emberdelve.server.command.talk.OnChannel;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Words that content adds to the verbs: its channels, its socials, and its classes' abilities. A
 * social is a message whose key is {@code social.} and the word; {@code -at} and {@code -self}
 * behind it are its other forms.
 *
 * @param channels speak on a channel
 * @param socials make a gesture
 * @param abilities use an ability; who has none of that word is told so
 * @param loanwords mean something else here, or are answered
 */
public record OwnWords(
        Set<String> channels,
        Set<String> socials,
        Set<String> abilities,
        Map<String, Loanword> loanwords) {
    public static final OwnWords NONE = new OwnWords(Set.of(), Set.of(), Set.of());

    /** Without words of other games. */
    public OwnWords(Set<String> channels, Set<String> socials, Set<String> abilities) {
        this(channels, socials, abilities, Map.of());
    }

    private static final String SOCIAL = "social.";

    public OwnWords {
        channels = Collections.unmodifiableSet(new TreeSet<>(channels));
        socials = Collections.unmodifiableSet(new TreeSet<>(socials));
        abilities = Collections.unmodifiableSet(new TreeSet<>(abilities));
    }

    public static OwnWords of(Content content) {
        var socials = new TreeSet<String>();
        for (var key : content.messages().keys()) {
            if (key.startsWith(SOCIAL) && key.indexOf('-') < 0)
                socials.add(key.substring(SOCIAL.length()));
        }
        var abilities = content.classes().values().stream()
                .flatMap(each -> each.abilities().stream())
                .map(Ability::id)
                .collect(Collectors.toSet());
        return new OwnWords(
                content.channels().keySet(), socials, abilities, content.loanwords());
    }

    /** All of them, in the order of the alphabet. */
    public Set<String> all() {
        var all = new TreeSet<>(channels);
        all.addAll(socials);
        all.addAll(abilities);
        return all;
    }

    /** The help page that explains this word; empty when it is none of these. */
    public Optional<String> page(String word) {
        if (loanwords.get(word) instanceof Loanword.Means(var line)) return explaining(line);
        if (channels.contains(word)) return Optional.of("channels");
        if (abilities.contains(word)) return Optional.of("ability");
        return socials.contains(word) ? Optional.of("socials") : Optional.empty();
    }

    private Optional<String> explaining(String line) {
        var words = Words.apart(line);
        if (words.getFirst().equals("help")) return Optional.of(words.getLast());
        return page(words.getFirst())
                .or(() -> Verbs.meant(words.getFirst()).map(Verb::help));
    }

    /** What becomes of a word of other games; empty when it is none of them. */
    public Optional<Loanword> loanword(String typed) {
        return Optional.ofNullable(loanwords.get(typed.toLowerCase(Locale.ROOT)));
    }

    /** What the word and the rest of its line mean; empty when it is none of these. */
    Optional<Command> command(String typed, String rest) {
        var word = typed.toLowerCase(Locale.ROOT);
        if (channels.contains(word)) return Optional.of(new OnChannel(word, rest));
        if (abilities.contains(word))
            return Optional.of(new UseAbilityCommand((word + " " + rest).strip()));
        return socials.contains(word) ? Optional.of(new Gesture(word, rest)) : Optional.empty();
    }
}

package emberdelve.config.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Every message that the code asks for, and what it can be filled with. The server declares it;
 * content is held to it. Safe for any thread.
 *
 * @param byKey the messages whose keys are fixed
 * @param families the messages with a word of content in their keys: {@code social.*}, {@code
 *     social.*-at}
 */
public record MessageCatalogue(Map<String, MessageKey> byKey, List<MessageKey> families) {
    /**
     * The ending of the key under which a message has another form, for those who listen to a
     * screen reader.
     */
    public static final String HEARD = "-sr";

    private static final String STAR = "*";
    private static final String WORD = "([a-z0-9]+)";

    public MessageCatalogue {
        byKey = Map.copyOf(byKey);
        families = List.copyOf(families);
    }

    /**
     * @throws IllegalArgumentException when two messages have the same key
     */
    public static MessageCatalogue of(List<MessageKey> keys) {
        var fixed = new TreeMap<String, MessageKey>();
        var families = new ArrayList<MessageKey>();
        for (var key : keys) {
            if (key.key().contains(STAR)) families.add(key);
            else if (fixed.putIfAbsent(key.key(), key) != null)
                throw new IllegalArgumentException(key.key() + " is declared twice");
        }
        return new MessageCatalogue(fixed, families);
    }

    /** The gaps of the message of that key; empty when nobody asks for it. */
    public Optional<Gaps> gaps(String key) {
        return find(key).map(MessageKey::gaps);
    }

    /**
     * Whether the message tells what happens in the dungeon, so that a zone may have its own
     * instead.
     */
    public boolean isTold(String key) {
        return find(key).filter(MessageKey::told).isPresent();
    }

    private Optional<MessageKey> find(String key) {
        var seen = key.endsWith(HEARD) ? key.substring(0, key.length() - HEARD.length()) : key;
        var fixed = byKey.get(seen);
        if (fixed != null) return Optional.of(fixed);
        return families.stream()
                .filter(family -> pattern(family).matcher(seen).matches())
                .findFirst();
    }

    /**
     * The messages that content lacks when it has these keys: all with fixed keys are needed, and
     * where one message of a word is there, every family needs one for that word.
     */
    public List<MessageKey> missing(Set<String> present) {
        var missing = new ArrayList<MessageKey>();
        for (var key : new TreeMap<>(byKey).values())
            if (!present.contains(key.key())) missing.add(key);
        for (var word : words(present))
            for (var family : families) {
                var key = family.key().replace(STAR, word);
                if (!present.contains(key))
                    missing.add(new MessageKey(key, family.file(), family.gaps(), family.told()));
            }
        return missing;
    }

    /** The words that content has put in place of the star of any family. */
    private Set<String> words(Set<String> present) {
        var words = new TreeSet<String>();
        for (var family : families) {
            var pattern = pattern(family);
            for (var key : present) {
                var found = pattern.matcher(key);
                if (found.matches()) words.add(found.group(1));
            }
        }
        return words;
    }

    private static Pattern pattern(MessageKey family) {
        var at = family.key().indexOf(STAR);
        var before = Pattern.quote(family.key().substring(0, at));
        return Pattern.compile(before + WORD + Pattern.quote(family.key().substring(at + 1)));
    }
}

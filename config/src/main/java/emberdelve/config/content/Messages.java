package emberdelve.config.content;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * All words the game says, by key ({@code combat.struck}). Safe for any thread.
 *
 * @param irregularVerbs third person to plain form, where taking the ending off is not enough:
 *     {@code is: are}, {@code has: have}
 */
public record Messages(Map<String, Message> byKey, Map<String, String> irregularVerbs) {
    public Messages {
        byKey = Map.copyOf(byKey);
        irregularVerbs = Map.copyOf(irregularVerbs);
    }

    /** The message of that key; the key itself in brackets when content has none. */
    public Message get(String key) {
        var found = byKey.get(key);
        return found == null ? new Message(Template.literal("[" + key + "]"), Tone.SYSTEM) : found;
    }

    public Set<String> keys() {
        return new TreeMap<>(byKey).keySet();
    }
}

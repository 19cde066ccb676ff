package emberdelve.config.content;

import java.util.Set;

/**
 * The words of the code that content must fit: what it says, and what players can type.
 *
 * @param messages every message it asks for
 * @param verbs every word that begins a command, in lower case
 */
public record Vocabulary(MessageCatalogue messages, Set<String> verbs) {
    public Vocabulary {
        verbs = Set.copyOf(verbs);
    }
}

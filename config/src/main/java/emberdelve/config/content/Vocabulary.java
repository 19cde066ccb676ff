package emberdelve.config.content;

import java.util.Set;

/**
 * The words of the code that content must fit: what it says, and what players can type.
 *
 * @param messages every message it asks for
 * @param verbs every word that begins a command, in lower case
 * @param everybodys those of them that do not belong to staff alone
 */
public record Vocabulary(MessageCatalogue messages, Set<String> verbs, Set<String> everybodys) {
    public Vocabulary {
        verbs = Set.copyOf(verbs);
        everybodys = Set.copyOf(everybodys);
    }
}

package emberdelve.config.content;

import java.util.Set;

/**
 * The words of the code that content must fit: the messages that it asks for, and the verbs that
 * players can type.
 *
 * @param messages every message it asks for
 * @param verbs every word that begins a command, in lower case
 * @param everybodys the verbs that are not for staff alone
 */
public record Vocabulary(MessageCatalogue messages, Set<String> verbs, Set<String> everybodys) {
    public Vocabulary {
        verbs = Set.copyOf(verbs);
        everybodys = Set.copyOf(everybodys);
    }
}

package emberdelve.server.command;

import emberdelve.config.content.Loanword;
import emberdelve.server.admin.Role;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;

/** What commands may ask of the verbs that there are. Safe for any thread. */
public interface Lexicon {
    /** All verbs, as {@code commands} lists them within their kinds. */
    List<? extends VerbEntry> entries();

    /** Whether the word is a verb's, in full. */
    boolean isVerb(String typed);

    /**
     * The verb that the word means, in full or abbreviated; empty when it means none. A verb above
     * the role is meant only by its word in full.
     */
    Optional<? extends VerbEntry> meant(String typed, Role role);

    /** The help page that explains the word: a verb's, or one that content adds. */
    Optional<String> page(String word, Role role);

    /** The meaning of a word from other games; empty when it is none of them. */
    Optional<Loanword> loanword(String typed);

    /** How the verb is used that this line begins with, in full. */
    View usage(String line);

    /** What is wrong with a line that is no command; empty when it is one. */
    Optional<View> mistake(String line);
}

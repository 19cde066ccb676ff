package emberdelve.server.command;

import emberdelve.config.content.Loanword;
import emberdelve.server.admin.Role;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;

/** The verbs and help pages, as far as commands may ask about them. Safe for any thread. */
public interface Lexicon {
    /** All verbs, as {@code commands} lists them within their kinds. */
    List<? extends VerbEntry> entries();

    /** The full words, without signs, that a player of that role may type, sorted. */
    List<String> words(Role role);

    /**
     * All that begins a line of a player's own words, such as {@code say}, for a player of that
     * role: words in full and abbreviated, words of other games, and signs; sorted.
     */
    List<String> beforeOwnWords(Role role);

    /** Whether the word is the full word of a verb. */
    boolean isVerb(String typed);

    /**
     * The verb that the word means, in full or abbreviated; empty when it means none. A verb above
     * the role must be typed in full.
     */
    Optional<? extends VerbEntry> meant(String typed, Role role);

    /** The help page that explains the word: a verb's, or one that content adds. */
    Optional<String> page(String word, Role role);

    /** The meaning of a word that other games use; empty when the word is none of them. */
    Optional<Loanword> loanword(String typed);

    /** The usage of the verb whose full word begins this line. */
    View usage(String line);

    /** The mistake in a line that is no command; empty when the line is a command. */
    Optional<View> mistake(String line);
}

package emberdelve.db.account;

import static java.util.stream.Collectors.joining;

import java.util.regex.Pattern;

/**
 * The names of an erased person, as they are found in texts: as whole words, since a name may be a
 * part of another word, in capital or small letters.
 */
public final class ErasedNames {
    private static final String NO_LETTER_BEFORE = "(?<![\\p{L}\\p{N}])(?:";
    private static final String NO_LETTER_BEHIND = ")(?![\\p{L}\\p{N}])";

    private final ErasedAccount person;
    private final Pattern words;

    public ErasedNames(ErasedAccount person) {
        this.person = person;
        words =
                Pattern.compile(
                        person.names().stream()
                                .map(Pattern::quote)
                                .collect(joining("|", NO_LETTER_BEFORE, NO_LETTER_BEHIND)),
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /** Whether that is one of the names. */
    public boolean isNamed(String name) {
        return person.isNamed(name);
    }

    /** The text with a neutral word for each of the names. */
    public String without(String text) {
        return words.matcher(text).replaceAll(ErasedAccount.NOBODY);
    }
}

package emberdelve.server.session;

import java.util.List;
import java.util.random.RandomGenerator;

/** The maker of names for those who cannot think of one. */
final class SuggestedName {
    private static final List<String> BEGINNINGS =
            List.of(
                    "Al", "Ber", "Bra", "Cor", "Dal", "El", "Fen", "Gar", "Hal", "Ir", "Ka", "Lor",
                    "Mar", "Nor", "Or", "Per", "Ro", "Sel", "Tam", "Ul", "Ver", "Wil", "Yor");

    private static final List<String> MIDDLES = List.of("a", "be", "di", "e", "i", "ka", "o", "ri");

    private static final List<String> ENDINGS =
            List.of("den", "dra", "lin", "mir", "na", "nor", "ric", "sa", "th", "va", "wen");

    /** The consonants without those that make rude words with the vowels. */
    private static final List<String> CONSONANTS =
            List.of("b", "d", "h", "j", "l", "m", "n", "r", "s", "t", "v", "w");

    private static final List<String> VOWELS = List.of("a", "e", "i", "o", "u");

    /** The empty one three times, so that three words of seven end with a vowel. */
    private static final List<String> CLOSINGS = List.of("", "", "", "l", "n", "r", "s");

    private static final int SYLLABLES = 3;

    private SuggestedName() {}

    static String any(RandomGenerator random) {
        return of(BEGINNINGS, random) + of(MIDDLES, random) + of(ENDINGS, random);
    }

    /** A word of small letters that can be said aloud, to go behind another: one of a million. */
    static String syllables(RandomGenerator random) {
        var said = new StringBuilder();
        for (var i = 0; i < SYLLABLES; i++)
            said.append(of(CONSONANTS, random)).append(of(VOWELS, random));
        return said.append(of(CLOSINGS, random)).toString();
    }

    private static String of(List<String> parts, RandomGenerator random) {
        return parts.get(random.nextInt(parts.size()));
    }
}

package emberdelve.server.session;

import java.util.List;
import java.util.random.RandomGenerator;

/** Names for those who cannot think of one. */
final class SuggestedName {
    private static final List<String> BEGINNINGS =
            List.of(
                    "Al", "Ber", "Bra", "Cor", "Dal", "El", "Fen", "Gar", "Hal", "Ir", "Ka", "Lor",
                    "Mar", "Nor", "Or", "Per", "Ro", "Sel", "Tam", "Ul", "Ver", "Wil", "Yor");

    private static final List<String> MIDDLES = List.of("a", "be", "di", "e", "i", "ka", "o", "ri");

    private static final List<String> ENDINGS =
            List.of("den", "dra", "lin", "mir", "na", "nor", "ric", "sa", "th", "va", "wen");

    private SuggestedName() {}

    static String any(RandomGenerator random) {
        return of(BEGINNINGS, random) + of(MIDDLES, random) + of(ENDINGS, random);
    }

    private static String of(List<String> parts, RandomGenerator random) {
        return parts.get(random.nextInt(parts.size()));
    }
}

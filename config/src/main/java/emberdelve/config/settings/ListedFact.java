package emberdelve.config.settings;

import emberdelve.config.read.scalar.Scalar;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A fact about the server that only its operator knows, in the words of MSSP: {@code LOCATION
 * Germany}.
 *
 * @param name one of {@link #NAMES}
 */
public record ListedFact(String name, String value) {
    /** The official variables that the server cannot find out by itself. */
    public static final List<String> NAMES =
            List.of(
                    "CREATED",
                    "DISCORD",
                    "GAMEPLAY",
                    "GAMESYSTEM",
                    "HIRING BUILDERS",
                    "HIRING CODERS",
                    "HOSTNAME",
                    "ICON",
                    "INTERMUD",
                    "IP",
                    "IPV6",
                    "LOCATION",
                    "MINIMUM AGE",
                    "PAY FOR PERKS",
                    "PAY TO PLAY",
                    "REFERRAL",
                    "SUBGENRE");

    static final Scalar<ListedFact> FACT = new InWords();

    private static final Pattern VALUE = Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{S} ]{1,200}");

    /** As it is written in {@code server.yaml}. */
    @Override
    public String toString() {
        return name + " " + value;
    }

    /** The letters that it takes. */
    int length() {
        return name.length() + value.length();
    }

    private static final class InWords implements Scalar<ListedFact> {
        @Override
        public String expected() {
            return "a variable of MSSP and its value, such as \"LOCATION Germany\"; one of "
                    + String.join(", ", NAMES);
        }

        @Override
        public Optional<ListedFact> parse(String text) {
            for (var name : NAMES) {
                if (!text.startsWith(name + " ")) continue;
                var value = text.substring(name.length() + 1).strip();
                if (VALUE.matcher(value).matches()) return Optional.of(new ListedFact(name, value));
            }
            return Optional.empty();
        }

        @Override
        public ListedFact standIn() {
            return new ListedFact("LOCATION", "Germany");
        }
    }
}

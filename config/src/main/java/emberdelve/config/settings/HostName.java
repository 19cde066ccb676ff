package emberdelve.config.settings;

import emberdelve.config.read.scalar.Scalar;

import java.util.Optional;
import java.util.regex.Pattern;

/** The name of a machine as it stands in a web address, in small letters, without a port. */
enum HostName implements Scalar<String> {
    HOST;

    static final String ANY = "*";

    private static final int LONGEST = 253;

    private static final Pattern FORM = Pattern.compile("[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*|\\" + ANY);

    @Override
    public String expected() {
        return "a name in small letters without a port, such as play.example.org, or \"*\" for all";
    }

    @Override
    public Optional<String> parse(String text) {
        return text.length() <= LONGEST && FORM.matcher(text).matches()
                ? Optional.of(text)
                : Optional.empty();
    }

    @Override
    public String standIn() {
        return ANY;
    }
}

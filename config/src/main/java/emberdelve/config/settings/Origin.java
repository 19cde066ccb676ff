package emberdelve.config.settings;

import emberdelve.config.read.scalar.Scalar;

import java.util.Optional;
import java.util.regex.Pattern;

/** A web page's origin as browsers send it (RFC 6454), in small letters and without a path. */
enum Origin implements Scalar<String> {
    ORIGIN;

    static final String ANY = "*";

    private static final Pattern FORM =
            Pattern.compile("https?://[a-z0-9.\\-\\[\\]:]{1,253}|\\" + ANY);

    /** Whether the origin is one of pages of that host. */
    static boolean isOf(String origin, String host) {
        if (origin.equals(ANY)) return true;
        var rest = origin.substring(origin.indexOf("//") + 2);
        return rest.equals(host) || rest.startsWith(host + ":");
    }

    @Override
    public String expected() {
        return "a web page without its path, in small letters, such as https://play.example.org,"
                + " or \"*\" for all";
    }

    @Override
    public Optional<String> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(text) : Optional.empty();
    }

    @Override
    public String standIn() {
        return ANY;
    }
}

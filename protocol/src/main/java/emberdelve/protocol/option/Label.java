package emberdelve.protocol.option;

/** A short name that a stranger gives to itself, made fit to be shown and kept. */
final class Label {
    private Label() {}

    /** Printable ASCII only, without blanks at its ends; what is beyond {@code max} is cut off. */
    static String of(String text, int max) {
        var kept = new StringBuilder();
        for (var at = 0; at < text.length() && kept.length() < max; at++) {
            var c = text.charAt(at);
            if (c >= ' ' && c <= '~') kept.append(c);
        }
        return kept.toString().strip();
    }
}

package emberdelve.protocol.style;

/** The look of a run of text. Meaning is never carried by it alone: some readers see none of it. */
public record Style(Color color, boolean bold, boolean underline, Hyperlink link) {
    public static final Style PLAIN = new Style(Color.DEFAULT, false, false);
    public static final Style BOLD = new Style(Color.DEFAULT, true, false);

    public Style(Color color, boolean bold, boolean underline) {
        this(color, bold, underline, Hyperlink.None.NONE);
    }

    /** A style of that colour, and nothing else. */
    public static Style of(Color color) {
        return new Style(color, false, false);
    }

    public Style withColor(Color other) {
        return new Style(other, bold, underline, link);
    }

    public Style withBold() {
        return new Style(color, true, underline, link);
    }

    public Style withUnderline() {
        return new Style(color, bold, true, link);
    }

    public Style withLink(Hyperlink to) {
        return new Style(color, bold, underline, to);
    }

    /** Whether the two styles differ at most in where their links lead. */
    boolean looksLike(Style other) {
        return bold == other.bold && underline == other.underline && color.equals(other.color);
    }
}

package emberdelve.protocol.style;

/** How a run of text looks. Meaning is never carried by it alone: some readers see none of it. */
public record Style(Color color, boolean bold, boolean underline) {
    public static final Style PLAIN = new Style(Color.DEFAULT, false, false);
    public static final Style BOLD = new Style(Color.DEFAULT, true, false);

    /** That colour, and nothing else. */
    public static Style of(Color color) {
        return new Style(color, false, false);
    }

    public Style withColor(Color other) {
        return new Style(other, bold, underline);
    }

    public Style withBold() {
        return new Style(color, true, underline);
    }

    public Style withUnderline() {
        return new Style(color, bold, true);
    }
}

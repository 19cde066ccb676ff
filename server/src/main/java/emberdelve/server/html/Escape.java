package emberdelve.server.html;

/** The one place where words are made safe for a page: whoever wrote them, they stay words. */
public final class Escape {
    private static final String UNREADABLE = "\ufffd";

    private Escape() {}

    /** The words as they stand in markup, in an attribute too. */
    public static String of(String text) {
        var escaped = new StringBuilder(text.length() + text.length() / 8);
        text.codePoints()
                .forEach(character -> {
                    switch (character) {
                        case '&' -> escaped.append("&amp;");
                        case '<' -> escaped.append("&lt;");
                        case '>' -> escaped.append("&gt;");
                        case '"' -> escaped.append("&quot;");
                        case '\'' -> escaped.append("&#39;");
                        default -> {
                            if (isReadable(character)) escaped.appendCodePoint(character);
                            else escaped.append(UNREADABLE);
                        }
                    }
                });
        return escaped.toString();
    }

    /** Whether HTML and XML may hold the character; others they may not hold in any spelling. */
    private static boolean isReadable(int character) {
        if (character == '\n' || character == '\t') return true;
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.SURROGATE -> false;
            default -> (character & 0xfffe) != 0xfffe && (character < 0xfdd0 || character > 0xfdef);
        };
    }
}

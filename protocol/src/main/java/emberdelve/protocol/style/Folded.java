package emberdelve.protocol.style;

import emberdelve.protocol.code.TextCode;

/** The folding of texts for peers that do not read all characters. Safe for any thread. */
public final class Folded {
    private Folded() {}

    /**
     * The text with each character that the code lacks replaced as {@link Ascii} does it; the same
     * object when the code lacks none.
     */
    public static String to(TextCode code, String text) {
        if (code == TextCode.UTF_8) return text;
        if (code == TextCode.ASCII) return Ascii.fold(text);
        if (text.codePoints().allMatch(code::has)) return text;

        var folded = new StringBuilder(text.length());
        text.codePoints()
                .mapToObj(Character::toString)
                .forEach(each ->
                        folded.append(code.has(each.codePointAt(0)) ? each : Ascii.fold(each)));
        return folded.toString();
    }
}

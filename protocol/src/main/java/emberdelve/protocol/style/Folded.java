package emberdelve.protocol.style;

import emberdelve.protocol.code.TextCode;

/** Text for peers that do not read all characters. Safe for any thread. */
public final class Folded {
    private Folded() {}

    /**
     * The text in which all that the code has not is replaced as by {@link Ascii}; the same object
     * when it has all.
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

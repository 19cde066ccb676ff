package emberdelve.server.bridge;

import java.util.regex.Pattern;

/**
 * A filter for what goes to Discord: words are read there as they were typed here, and a name is
 * one that Discord takes.
 */
final class DiscordText {
    /** The most characters that Discord takes. */
    static final int CONTENT_MAX = 2000;

    /** A sign that would make something else of the words: a style, a link, a list, a picture. */
    private static final Pattern SIGN =
            Pattern.compile("[\\\\*_~`|<>\\[\\]()#:@-]|(?<=^\\d{1,9})\\.");

    private static final Pattern NOT_IN_A_NAME =
            Pattern.compile("discord|clyde|^(?:here|everyone)$", Pattern.CASE_INSENSITIVE);

    private DiscordText() {}

    /** The words with a backslash before each sign; what is too long then loses its end. */
    static String words(String words) {
        var escaped = SIGN.matcher(words).replaceAll("\\\\$0");
        if (escaped.length() <= CONTENT_MAX) return escaped;
        var end = CONTENT_MAX - 1;
        if (Character.isHighSurrogate(escaped.charAt(end - 1))) end--;
        var backslashes = 0;
        while (backslashes < end && escaped.charAt(end - 1 - backslashes) == '\\') backslashes++;
        // Half of a pair would take the ellipsis for the sign.
        return escaped.substring(0, end - backslashes % 2) + "…";
    }

    /** The name with a dot after the first letter of each word that Discord refuses: C·lyde. */
    static String name(String name) {
        return NOT_IN_A_NAME
                .matcher(name)
                .replaceAll(found -> found.group().charAt(0) + "·" + found.group().substring(1));
    }
}

package emberdelve.config.load;

import emberdelve.config.content.Expression.Comparison;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of an expression: a name, a number, a word in quotes or a sign. An empty one marks the
 * end.
 *
 * @param at the number of its first character in the expression, from 1
 * @param isWord whether it is a word in quotes
 */
record Token(String text, int at, boolean isWord) {
    boolean is(String sign) {
        return !isWord && text.equals(sign);
    }

    /** A mistake in an expression, at which its reader stops and reports one problem. */
    static final class Mistake extends Exception {
        private static final long serialVersionUID = 1;

        Mistake(String expected, int at) {
            super(expected + ", at character " + at);
        }
    }

    /** The pieces of the text. */
    static List<Token> all(String text) throws Mistake {
        var tokens = new ArrayList<Token>();
        for (var i = 0; i < text.length(); ) {
            var from = i;
            var c = text.charAt(i);
            if (Character.isWhitespace(c)) {
                i++;
                continue;
            }
            if (c == '\'') {
                i = text.indexOf('\'', from + 1);
                if (i < 0) throw new Mistake("a ' that ends the word", from + 1);
                tokens.add(new Token(text.substring(from + 1, i++), from + 1, true));
                continue;
            }
            if (isLetter(c)) while (i < text.length() && isNamePart(text, i)) i++;
            else if (isDigit(c)) while (i < text.length() && isDigit(text.charAt(i))) i++;
            else i += signLength(text, i);
            if (i == from)
                throw new Mistake("a name, a number, a 'word' or a sign instead of " + c, from + 1);
            tokens.add(new Token(text.substring(from, i), from + 1, false));
        }
        tokens.add(new Token("", text.length() + 1, false));
        return tokens;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Whether a name goes on here: a hyphen or a dot does so before a letter or a digit only. */
    private static boolean isNamePart(String text, int at) {
        var c = text.charAt(at);
        if (isLetter(c) || isDigit(c)) return true;
        if ((c != '-' && c != '.') || at + 1 >= text.length()) return false;
        return isLetter(text.charAt(at + 1)) || isDigit(text.charAt(at + 1));
    }

    /** The length of the sign that stands here; 0 if none does. */
    private static int signLength(String text, int at) {
        for (var comparison : Comparison.values())
            if (text.startsWith(comparison.sign(), at)) return comparison.sign().length();
        return "+-()".indexOf(text.charAt(at)) >= 0 ? 1 : 0;
    }
}

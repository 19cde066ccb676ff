package emberdelve.server.text;

import emberdelve.config.content.ItemType;

/**
 * The form of a noun in a sentence: its article, its number, its capital. This is the grammar of
 * the language the messages are written in, as {@code Pronouns} is; words themselves are content.
 */
public final class Nouns {
    private Nouns() {}

    /** "a short sword", "an axe", "3 potions of healing". */
    public static String pile(ItemType type, int count) {
        return count == 1 ? any(type.name()) : count + " " + type.plural();
    }

    /**
     * "a kobold", "an ogre"; "Mira" stays as it is, because its capital shows a proper name; so
     * does a name that has its article already: "the Blind Abbot".
     */
    public static String any(String name) {
        if (name.isEmpty() || name.startsWith("the ")) return name;
        if (Character.isUpperCase(name.codePointAt(0))) return name;
        return (beginsWithVowel(name) ? "an " : "a ") + name;
    }

    /** The words with a capital first letter, to begin a sentence. */
    public static String capital(String words) {
        if (words.isEmpty()) return words;
        var rest = words.offsetByCodePoints(0, 1);
        return Character.toString(Character.toUpperCase(words.codePointAt(0)))
                + words.substring(rest);
    }

    /** The words with a small first letter, to go on in a sentence. */
    public static String small(String words) {
        if (words.isEmpty()) return words;
        var rest = words.offsetByCodePoints(0, 1);
        return Character.toString(Character.toLowerCase(words.codePointAt(0)))
                + words.substring(rest);
    }

    private static boolean beginsWithVowel(String name) {
        return "aeiou".indexOf(name.charAt(0)) >= 0;
    }
}

package emberdelve.server.session;

import emberdelve.db.account.NameFold;
import emberdelve.server.view.Note;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Which names there may be. Safe for any thread. */
final class NameRules {
    static final int LETTERS_MIN = 3;
    static final int LETTERS_MAX = 20;

    /** The names of all guests begin so, and nobody else's. */
    static final String GUEST = "Guest";

    /** Words that would be taken for somebody else, or for no name at all. */
    private static final List<String> NOBODY =
            List.of(
                    "account", "all", "anybody", "anyone", "cancel", "connect", "console", "corpse",
                    "create", "default", "delete", "emberdelve", "everybody", "everyone", "guest",
                    "here", "herself", "him", "himself", "her", "itself", "login", "logout",
                    "master", "me", "moderator", "myself", "name", "new", "nobody", "none", "noone",
                    "null", "password", "role", "root", "self", "server", "somebody", "someone",
                    "staff", "support", "system", "the", "them", "themself", "themselves", "they",
                    "unknown", "who", "wizard", "yes", "you", "yourself");

    /**
     * Letters of other scripts that look like Latin ones. A name of nothing else could be read as
     * somebody else's.
     */
    private static final String LATIN_LOOK_ALIKES = "аеорсухіјѕһԁԛԝӏѵгοναικρυχ";

    private final Set<String> reserved;

    /**
     * @param reserved words that are no names here: verbs, roles, kinds of monsters
     */
    NameRules(Collection<String> reserved) {
        this.reserved = new TreeSet<>();
        for (var word : NOBODY) this.reserved.add(NameFold.fold(word));
        for (var word : reserved) this.reserved.add(NameFold.fold(word));
    }

    /** The name as it is kept, "Mira" for "MIRA"; empty when nobody can be called so. */
    static Optional<String> canonical(String typed) {
        var name = Normalizer.normalize(typed.strip(), Normalizer.Form.NFKC);
        var letters = name.codePointCount(0, name.length());
        if (letters < LETTERS_MIN || letters > LETTERS_MAX) return Optional.empty();
        if (!name.codePoints().allMatch(Character::isLetter)) return Optional.empty();
        if (name.codePoints().mapToObj(UnicodeScript::of).distinct().count() > 1)
            return Optional.empty();

        var first = name.offsetByCodePoints(0, 1);
        return Optional.of(
                name.substring(0, first).toUpperCase(Locale.ROOT)
                        + name.substring(first).toLowerCase(Locale.ROOT));
    }

    /** Why a canonical name may not be taken by a new character; empty when it may. */
    Optional<Note> objection(String name) {
        var folded = NameFold.fold(name);
        if (reserved.contains(folded) || looksLatin(folded) || isGuest(name))
            return Optional.of(Note.of("creation.name-reserved", Map.of("who", name)));
        return Optional.empty();
    }

    /** What only guests are called. */
    static boolean isGuest(String name) {
        return name.startsWith(GUEST);
    }

    private static boolean looksLatin(String folded) {
        return folded.codePoints().allMatch(letter -> LATIN_LOOK_ALIKES.indexOf(letter) >= 0);
    }
}

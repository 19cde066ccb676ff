package emberdelve.server.session;

import emberdelve.db.account.NameFold;
import emberdelve.db.account.NameLook;
import emberdelve.server.offer.ByEdition;
import emberdelve.server.offer.Editions;
import emberdelve.server.view.Note;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * The rules for which names are allowed. Existing names stay valid when the rules change: {@link
 * #canonical} takes all names that were ever allowed. Safe for any thread.
 */
final class NameRules {
    static final int LETTERS_MIN = 3;
    static final int LETTERS_MAX = 20;

    /** The beginning of the names of all guests, and of nobody else's. */
    static final String GUEST = "Guest";

    private static final Pattern LATIN = Pattern.compile("[a-z]+");

    private final Supplier<Reserved> reserved;

    /**
     * @param words the reserved words, such as verbs, roles and kinds of monsters
     */
    NameRules(Collection<String> words) {
        var its = new Reserved(words);
        reserved = () -> its;
    }

    /** The rules by the edition that is in force. */
    NameRules(Editions editions) {
        reserved =
                new ByEdition<>(
                        editions,
                        its -> new Reserved(ReservedWords.of(its.content(), its.verbs())));
    }

    /**
     * The spelling in which the name is kept, "Mira" for "MIRA"; empty when it can be nobody's
     * name.
     */
    static Optional<String> canonical(String typed) {
        return broken(composed(typed)).isEmpty() ? Optional.of(kept(typed)) : Optional.empty();
    }

    /** The spelling in which a name is kept that is known to be one. */
    static String kept(String typed) {
        var name = composed(typed);
        var first = name.offsetByCodePoints(0, 1);
        return name.substring(0, first).toUpperCase(Locale.ROOT)
                + name.substring(first).toLowerCase(Locale.ROOT);
    }

    /** The reason why the name is not allowed; empty if it is. Asks no database. */
    Optional<Note> objection(String typed) {
        var broken = broken(composed(typed));
        if (broken.isPresent()) return broken;
        var kept = kept(typed);
        return reserved.get().has(NameFold.fold(kept)) || isGuest(kept)
                ? Optional.of(Note.of("creation.name-reserved", Map.of("who", kept)))
                : Optional.empty();
    }

    /**
     * The reason why a name without an {@link #objection} may not be taken because of its look. May
     * take a while the first time: never on an event loop.
     */
    Optional<Note> objectionToItsLook(String name) {
        var unusual = NameLook.unusual(name);
        if (unusual.isPresent())
            return Optional.of(
                    Note.of(
                            "creation.name-unusual",
                            Map.of("letter", Character.toString(unusual.getAsInt()))));
        var look = NameLook.of(name);
        var folded = NameFold.fold(name);
        if (!LATIN.matcher(folded).find() && LATIN.matcher(look).matches())
            return Optional.of(Note.of("creation.name-looks-latin", Map.of("who", name)));
        return reserved.get()
                .lookingLike(look, folded)
                .map(word ->
                        Note.of(
                                "creation.name-looks-reserved",
                                Map.of("who", name, "other", word)));
    }

    /** Whether the name is a reserved word or a guest's name, or looks like one. */
    boolean isReserved(String name) {
        var folded = NameFold.fold(name);
        return isGuest(name)
                || reserved.get().has(folded)
                || reserved.get().lookingLike(NameLook.of(name), folded).isPresent();
    }

    /** Whether the name is a guest's. */
    static boolean isGuest(String name) {
        return name.startsWith(GUEST);
    }

    private static Optional<Note> broken(String name) {
        var letters = name.codePointCount(0, name.length());
        if (letters < LETTERS_MIN)
            return Optional.of(count("creation.name-short", "least", LETTERS_MIN));
        if (letters > LETTERS_MAX)
            return Optional.of(count("creation.name-long", "most", LETTERS_MAX));
        if (!name.codePoints().allMatch(Character::isLetter))
            return Optional.of(Note.of("creation.name-letters"));
        var scripts = name.codePoints().mapToObj(UnicodeScript::of).distinct().toList();
        if (scripts.size() > 1)
            return Optional.of(
                    Note.of(
                            "creation.name-mixed",
                            Map.of("one", word(scripts.get(0)), "other", word(scripts.get(1)))));
        return Optional.empty();
    }

    private static String composed(String typed) {
        return Normalizer.normalize(typed.strip(), Normalizer.Form.NFKC);
    }

    /** The script as people write it: Latin, Old Italic. */
    private static String word(UnicodeScript script) {
        var words = new StringBuilder();
        for (var word : script.name().split("_", -1))
            words.append(words.isEmpty() ? "" : " ")
                    .append(word.charAt(0))
                    .append(word.substring(1).toLowerCase(Locale.ROOT));
        return words.toString();
    }

    private static Note count(String key, String argument, int number) {
        return Note.of(key, Map.of(argument, Integer.toString(number)));
    }

    /** The words that are no names; their look is worked out when somebody first asks for it. */
    private static final class Reserved {
        private final Map<String, String> byFold = new HashMap<>();
        private Optional<Map<String, String>> known = Optional.empty();

        private Reserved(Collection<String> words) {
            for (var word : words) byFold.put(NameFold.fold(word), word);
        }

        boolean has(String folded) {
            return byFold.containsKey(folded);
        }

        /** The reserved word with that look, unless it is the name itself. */
        synchronized Optional<String> lookingLike(String look, String folded) {
            var words = known.orElseGet(this::read);
            known = Optional.of(words);
            if (look.startsWith(NameLook.of(GUEST))) return Optional.of(GUEST);
            return Optional.ofNullable(words.get(look)).filter(word -> !word.equals(folded));
        }

        private Map<String, String> read() {
            var words = new HashMap<String, String>();
            for (var word : byFold.keySet()) words.put(NameLook.of(word), word);
            return words;
        }
    }
}

package emberdelve.server.command;

import emberdelve.config.content.HelpPage;
import emberdelve.config.content.Loanword;
import emberdelve.server.admin.Role;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The verbs, by which the lines of players are read. A verb's full word wins over any abbreviation,
 * and over the verbs that content adds. Every word and abbreviation is found by one lookup. Safe
 * for any thread.
 */
public final class Verbs implements Lexicon {
    /** A sign such as {@code '} is one character, and needs no blank after it. */
    private static final int SIGN_LENGTH = 1;

    private final List<Verb> entries;
    private final Map<String, Verb> byWord = new HashMap<>();
    private final Map<String, Verb> byAbbreviation = new HashMap<>();
    private final Map<Character, Verb> bySign = new HashMap<>();
    private final Map<String, Verb> added = new HashMap<>();
    private final Map<String, Loanword> loanwords;
    private final Map<Role, List<String>> byRole = new EnumMap<>(Role.class);
    private final Map<Role, List<String>> beforeOwnWords = new EnumMap<>(Role.class);
    private final Set<String> leftToTheFrozen;
    private final Correction correction;

    /**
     * @param verbs no two of which share a word or an abbreviation
     * @param content verbs that content adds, such as its channels: of two with the same word the
     *     first counts, and every verb of {@code verbs} comes before both
     * @param loanwords words of other games, in small letters
     * @param help pages by their words
     */
    public Verbs(
            List<Verb> verbs,
            List<Verb> content,
            Map<String, Loanword> loanwords,
            Map<String, HelpPage> help) {
        this.loanwords = loanwords;
        entries = listed(verbs);
        for (var verb : verbs) {
            for (var word : verb.words()) {
                byWord.put(word, verb);
                if (isSign(word)) bySign.put(word.charAt(0), verb);
            }
            for (var beginning : verb.abbreviations()) byAbbreviation.put(beginning, verb);
        }
        for (var verb : content) for (var word : verb.words()) added.putIfAbsent(word, verb);
        for (var role : Role.values()) {
            byRole.put(role, wordsFor(role));
            beforeOwnWords.put(role, beginningsOfOwnWords(role));
        }
        leftToTheFrozen =
                entries.stream()
                        .filter(Verbs::isLeftToTheFrozen)
                        .map(Verb::name)
                        .collect(Collectors.toSet());
        correction = new Correction(help, this::wordsFor);
    }

    /**
     * The verbs in list order: one with {@code listedAfter} comes behind the verb that it names.
     */
    private static List<Verb> listed(List<Verb> verbs) {
        var listed = new ArrayList<>(verbs.stream().filter(Verbs::isInPlace).toList());
        var waiting = new ArrayList<>(verbs);
        waiting.removeIf(Verbs::isInPlace);
        while (waiting.removeIf(verb -> isPlaced(verb, listed))) {}
        listed.addAll(waiting);
        return List.copyOf(listed);
    }

    private static boolean isPlaced(Verb verb, List<Verb> listed) {
        var before = listed.stream().map(Verb::name).toList().indexOf(verb.listedAfter());
        if (before < 0) return false;
        listed.add(before + 1, verb);
        return true;
    }

    private static boolean isInPlace(Verb verb) {
        return verb.listedAfter().isEmpty();
    }

    /** Reads a line that is not blank, for a player who may use all verbs. */
    public Parsed parse(String line) {
        return parse(line, Role.OWNER);
    }

    /**
     * Reads a line that is not blank. A verb above the role must be typed in full, and its usage is
     * not shown.
     */
    public Parsed parse(String line, Role role) {
        return parse(line, Speaker.of(role));
    }

    /**
     * Reads a line that is not blank; for a word that is no verb, suggests verbs that are of use to
     * this speaker.
     */
    public Parsed parse(String line, Speaker speaker) {
        var role = speaker.role();
        var typed = line.strip();
        var sign = bySign.get(typed.charAt(0));
        if (sign != null) return read(sign, typed.substring(SIGN_LENGTH).strip(), typed, role);

        var first = firstWord(typed);
        var rest = typed.substring(first.length()).strip();
        var word = first.toLowerCase(Locale.ROOT);
        var verb = byWord.get(word);
        if (verb == null && added.containsKey(word))
            return read(added.get(word), rest, typed, role);
        // A word such as kick is a staff verb, and means something else to other players.
        if (verb == null || !role.isAtLeast(verb.least())) {
            var loan = loanwords.get(word);
            if (loan != null) return parse(loan, rest, speaker);
        }
        return meant(word, role)
                .map(each -> read(each, rest, typed, role))
                .or(() -> shaped(typed).map(each -> read(each, typed, typed, role)))
                .orElseGet(() -> new Parsed.Unclear(correction.ofWord(first, speaker)));
    }

    /** The verb that reads lines of this shape, whatever they begin with. */
    private Optional<Verb> shaped(String typed) {
        return entries.stream()
                .filter(verb ->
                        verb.shape().filter(shape -> shape.matcher(typed).matches()).isPresent())
                .findFirst();
    }

    private Parsed read(Verb verb, String rest, String typed, Role role) {
        var command = verb.parse().apply(rest);
        return command.isPresent()
                ? new Parsed.Understood(command.get())
                : new Parsed.Unclear(correction.ofForm(verb, typed, role));
    }

    /**
     * A loanword's meaning is never a loanword: it begins with a verb or with a word of content.
     */
    private Parsed parse(Loanword word, String rest, Speaker speaker) {
        return switch (word) {
            case Loanword.Means(var line) -> parse((line + " " + rest).strip(), speaker);
            case Loanword.Says(var answer, _) ->
                    new Parsed.Unclear(Note.of("command.says", Map.of("answer", answer)));
        };
    }

    @Override
    public List<Verb> entries() {
        return entries;
    }

    @Override
    public List<String> words(Role role) {
        return byRole.getOrDefault(role, List.of());
    }

    @Override
    public List<String> beforeOwnWords(Role role) {
        return beforeOwnWords.getOrDefault(role, List.of());
    }

    private List<String> beginningsOfOwnWords(Role role) {
        return Stream.of(byWord, byAbbreviation, added, loanwords)
                .flatMap(each -> each.keySet().stream())
                .filter(word -> begun(word, role).filter(Verb::ownWords).isPresent())
                .distinct()
                .sorted()
                .toList();
    }

    /** The verb that reads a line which begins with that word, as {@link #parse} finds it. */
    private Optional<Verb> begun(String word, Role role) {
        var whole = byWord.get(word);
        if (whole == null && added.containsKey(word)) return Optional.of(added.get(word));
        if (whole == null || !role.isAtLeast(whole.least())) {
            var loan = loanwords.get(word);
            if (loan instanceof Loanword.Means(var line)) return begun(firstWord(line), role);
            if (loan != null) return Optional.empty();
        }
        return meant(word, role);
    }

    @Override
    public boolean isVerb(String typed) {
        return byWord.containsKey(typed.toLowerCase(Locale.ROOT));
    }

    @Override
    public Optional<Verb> meant(String typed, Role role) {
        var word = typed.toLowerCase(Locale.ROOT);
        var whole = byWord.get(word);
        if (whole != null) return Optional.of(whole);
        return Optional.ofNullable(byAbbreviation.get(word))
                .filter(verb -> role.isAtLeast(verb.least()));
    }

    @Override
    public Optional<String> page(String word, Role role) {
        if (loanwords.get(word) instanceof Loanword.Means(var line)) return explaining(line);
        return Optional.ofNullable(added.get(word)).or(() -> meant(word, role)).map(Verb::help);
    }

    private Optional<String> explaining(String line) {
        var words = TypedWords.apart(line);
        if (words.getFirst().equals("help")) return Optional.of(words.getLast());
        return page(words.getFirst(), Role.OWNER);
    }

    @Override
    public Optional<Loanword> loanword(String typed) {
        return Optional.ofNullable(loanwords.get(typed.toLowerCase(Locale.ROOT)));
    }

    @Override
    public View usage(String line) {
        var typed = line.strip();
        return meant(firstWord(typed), Role.OWNER)
                .map(verb -> correction.ofForm(verb, typed, Role.OWNER))
                .orElseThrow();
    }

    @Override
    public Optional<View> mistake(String line) {
        return switch (parse(line)) {
            case Parsed.Unclear(var answer) -> Optional.of(answer);
            case Parsed.Understood _ -> Optional.empty();
        };
    }

    /** Every word that begins a command, those that content adds included. */
    public List<String> words() {
        return Stream.concat(byWord.keySet().stream(), added.keySet().stream()).sorted().toList();
    }

    /** The words, without signs, that a player of that role may be told of. */
    private List<String> wordsFor(Role role) {
        return words(verb -> role.isAtLeast(verb.least()));
    }

    /** The words that do something for this speaker. */
    private List<String> wordsFor(Speaker speaker) {
        return words(verb -> speaker.role().isAtLeast(verb.least()) && isOpen(verb, speaker));
    }

    private boolean isOpen(Verb verb, Speaker speaker) {
        return (!speaker.frozen() || leftToTheFrozen.contains(verb.name()))
                && verb.open().test(speaker);
    }

    /** Whether a frozen player may use the verb, either alone or with a word behind it. */
    private static boolean isLeftToTheFrozen(Verb verb) {
        return Stream.of("", "x")
                .flatMap(rest -> verb.parse().apply(rest).stream())
                .anyMatch(Command::isLeftToTheFrozen);
    }

    private List<String> words(Predicate<Verb> told) {
        return Stream.concat(entries.stream(), added.values().stream())
                .filter(told)
                .flatMap(verb -> verb.words().stream())
                .filter(word -> !isSign(word))
                .distinct()
                .sorted()
                .toList();
    }

    private static boolean isSign(String word) {
        return word.length() == SIGN_LENGTH && !Character.isLetter(word.charAt(0));
    }

    private static String firstWord(String typed) {
        var blank = typed.indexOf(' ');
        return blank < 0 ? typed : typed.substring(0, blank);
    }
}

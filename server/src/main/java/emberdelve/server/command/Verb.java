package emberdelve.server.command;

import emberdelve.server.admin.Role;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A word that players type, and how the rest of the line is read.
 *
 * @param words as in {@link VerbEntry#words}
 * @param abbreviations beginnings of the words that also mean this verb
 * @param listedAfter name of the verb behind which {@code commands} lists this one; empty to keep
 *     its place among the verbs of its feature
 * @param open whether the verb is worth suggesting to a speaker whose role is high enough
 * @param ownWords whether the player's own words come behind the verb, as behind {@code say}: no
 *     sign in them separates commands
 * @param shape the shape of lines that mean this verb although they begin with none of its words;
 *     empty if there are no such lines
 * @param parse makes a command of the trimmed rest of the line; empty when it cannot be read
 */
public record Verb(
        Kind kind,
        List<String> words,
        List<String> abbreviations,
        String help,
        Role least,
        String listedAfter,
        Predicate<Speaker> open,
        boolean ownWords,
        Optional<Pattern> shape,
        Function<String, Optional<Command>> parse)
        implements VerbEntry {
    /** Marks the end of a word's shortest abbreviation. */
    private static final String SHORTEST = "*";

    /**
     * Starts the description of a verb.
     *
     * @param words each with a {@code *} behind its shortest abbreviation: {@code lo*ok} is meant
     *     by {@code lo} and {@code loo}, too; without one the word is typed in full. No beginning
     *     belongs to two verbs; where a beginning is the whole word of another verb, that verb is
     *     meant.
     */
    public static Builder of(Kind kind, String... words) {
        var whole = Arrays.stream(words).map(word -> word.replace(SHORTEST, "")).toList();
        return new Builder(
                kind,
                whole,
                abbreviations(words),
                whole.getFirst(),
                Role.GUEST,
                "",
                _ -> true,
                false,
                Optional.empty());
    }

    private static List<String> abbreviations(String... words) {
        var abbreviations = new ArrayList<String>();
        for (var marked : words) {
            var shortest = marked.indexOf(SHORTEST);
            if (shortest < 0) continue;
            var word = marked.replace(SHORTEST, "");
            for (var length = shortest; length < word.length(); length++)
                abbreviations.add(word.substring(0, length));
        }
        return abbreviations.stream().distinct().toList();
    }

    /** A verb being described; the last step says how its words are read. */
    public record Builder(
            Kind kind,
            List<String> words,
            List<String> abbreviations,
            String help,
            Role least,
            String after,
            Predicate<Speaker> open,
            boolean ownWords,
            Optional<Pattern> shape) {
        public Builder explainedBy(String page) {
            return new Builder(
                    kind, words, abbreviations, page, least, after, open, ownWords, shape);
        }

        public Builder from(Role role) {
            return new Builder(
                    kind, words, abbreviations, help, role, after, open, ownWords, shape);
        }

        /** Lists the verb in {@code commands} behind a verb of another feature. */
        public Builder listedAfter(String name) {
            return new Builder(
                    kind, words, abbreviations, help, least, name, open, ownWords, shape);
        }

        /** Suggests the verb only to speakers for whom it does something. */
        public Builder openTo(Predicate<Speaker> speakers) {
            return new Builder(
                    kind, words, abbreviations, help, least, after, speakers, ownWords, shape);
        }

        /** Says that the player's own words come behind the verb, such as what they say. */
        public Builder inOwnWords() {
            return new Builder(kind, words, abbreviations, help, least, after, open, true, shape);
        }

        /** Lets the verb read lines of this shape as a whole, if no other verb can read them. */
        public Builder shapedAs(Pattern lines) {
            return new Builder(
                    kind,
                    words,
                    abbreviations,
                    help,
                    least,
                    after,
                    open,
                    ownWords,
                    Optional.of(lines));
        }

        /** Makes a verb that takes no words; words that follow are a mistake. */
        public Verb alone(Supplier<Command> command) {
            return parsed(rest -> rest.isEmpty() ? Optional.of(command.get()) : Optional.empty());
        }

        /** Makes a verb that needs at least one word. */
        public Verb text(Function<String, Command> command) {
            return parsed(
                    rest -> rest.isEmpty() ? Optional.empty() : Optional.of(command.apply(rest)));
        }

        /** Makes a verb that takes any number of words, or none. */
        public Verb optionalText(Function<String, Command> command) {
            return parsed(rest -> Optional.of(command.apply(rest)));
        }

        public Verb parsed(Function<String, Optional<Command>> parse) {
            return new Verb(
                    kind, words, abbreviations, help, least, after, open, ownWords, shape, parse);
        }
    }
}

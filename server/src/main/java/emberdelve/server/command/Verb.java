package emberdelve.server.command;

import emberdelve.server.admin.Role;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A word players type, and how what follows it is read.
 *
 * @param words the first is its name; a sign such as {@code '} needs no blank after it
 * @param help the help page that explains it
 * @param parse what follows the word, trimmed, to a command; empty when it makes no sense
 */
public record Verb(
        Kind kind,
        List<String> words,
        String help,
        Role least,
        Function<String, Optional<Command>> parse) {

    /** The headings of {@code commands}. */
    public enum Kind {
        SEE,
        MOVE,
        FIGHT,
        THINGS,
        TALK,
        GROUP,
        SELF,
        STAFF;

        /** As in message keys: {@code commands.see}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public static Builder of(Kind kind, String... words) {
        return new Builder(kind, List.of(words), words[0], Role.PLAYER);
    }

    public String name() {
        return words.getFirst();
    }

    /** A verb being described; the last step says how its words are read. */
    public record Builder(Kind kind, List<String> words, String help, Role least) {
        public Builder explainedBy(String page) {
            return new Builder(kind, words, page, least);
        }

        public Builder from(Role role) {
            return new Builder(kind, words, help, role);
        }

        /** Takes no words; any that follow are a mistake. */
        public Verb alone(Supplier<Command> command) {
            return parsed(rest -> rest.isEmpty() ? Optional.of(command.get()) : Optional.empty());
        }

        /** Takes words, and needs at least one. */
        public Verb text(Function<String, Command> command) {
            return parsed(
                    rest -> rest.isEmpty() ? Optional.empty() : Optional.of(command.apply(rest)));
        }

        /** Takes words, or none. */
        public Verb optionalText(Function<String, Command> command) {
            return parsed(rest -> Optional.of(command.apply(rest)));
        }

        public Verb parsed(Function<String, Optional<Command>> parse) {
            return new Verb(kind, words, help, least, parse);
        }
    }
}

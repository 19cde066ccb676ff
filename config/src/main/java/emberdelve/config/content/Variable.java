package emberdelve.config.content;

import java.util.List;

/**
 * Something that triggers remember. Every value is a whole number: 0 or 1 of {@code bool}, the
 * place of a word in its list, the id of an actor for {@code who}. At first it is 0.
 *
 * @param owner the id of the zone, room or kind of monster that declares it; for a character's
 *     variable {@code zone old-mine} or {@code monster mason}
 */
public record Variable(Scope scope, String owner, String name, Kind kind) {
    /**
     * The largest number; larger ones become this, and smaller ones than its negative become that.
     */
    public static final long NUMBER_MAX = 1_000_000_000;

    /**
     * The value as it is stored. A word is stored as itself, so that content may change the order
     * of words.
     */
    public String written(long value) {
        return switch (kind) {
            case Plain.BOOL -> Boolean.toString(value != 0);
            case Plain.INT, Plain.WHO -> Long.toString(value);
            case Words(var words) -> words.get((int) value);
        };
    }

    /** The value of a stored text; 0 for a word that content no longer knows. */
    public long read(String written) {
        return switch (kind) {
            case Plain.BOOL -> written.equals("true") ? 1 : 0;
            case Plain.INT, Plain.WHO -> number(written);
            case Words(var words) -> Math.max(0, words.indexOf(written));
        };
    }

    private static long number(String written) {
        try {
            return Long.parseLong(written);
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    /** The owner of a variable. */
    public enum Scope {
        ZONE,
        ROOM,
        /** Each monster of the kind has its own. */
        ACTOR,
        /** Each player's character has its own. */
        CHARACTER
    }

    /** The values that a variable can have. */
    public sealed interface Kind {
        /** The word as builders write it. */
        String word();
    }

    /** The kinds that need no list of words. */
    public enum Plain implements Kind {
        BOOL("bool"),
        INT("int"),
        /** A character; at the beginning nobody. */
        WHO("who");

        private final String word;

        Plain(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** The kind that is always one of some words; at the beginning it is the first. */
    public record Words(List<String> words) implements Kind {
        public Words {
            words = List.copyOf(words);
        }

        @Override
        public String word() {
            return "one of " + String.join(", ", words);
        }
    }
}

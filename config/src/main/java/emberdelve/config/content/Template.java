package emberdelve.config.content;

import java.util.List;

/**
 * A message with its gaps, parsed once at load. One template serves every reader: names, pronouns
 * and verbs are filled in for the reader's own person.
 *
 * @see "docs/building.md: Messages"
 */
public record Template(List<Part> parts) {
    public Template {
        parts = List.copyOf(parts);
    }

    public static Template literal(String text) {
        return new Template(List.of(new Part.Literal(text)));
    }

    /** A piece of a template. {@code actor}: 0 acts, 1 is acted on, further ones are bystanders. */
    public sealed interface Part {
        record Literal(String text) implements Part {}

        /** {@code $name$0}: "the kobold", "Mira", "you". */
        record Name(int actor, boolean capital) implements Part {}

        /** {@code $aName$0}: "a kobold", "Mira", "you". */
        record AnyName(int actor, boolean capital) implements Part {}

        /** {@code $heSheIt$0} and the other pronouns. */
        record Pronoun(int actor, PronounCase form, boolean capital) implements Part {}

        /**
         * {@code $verb(swings)$0} agrees with the actor's name, {@code $pverb(swings)$0} with its
         * pronoun: "they swing", but "Mira swings".
         */
        record Verb(String thirdPerson, int actor, boolean afterPronoun) implements Part {}

        /** {@code $averb(blow)$0}: a verb that comes as an argument, in the third person. */
        record ArgumentVerb(String key, int actor) implements Part {}

        /** {@code $amount$}: a value. It is never parsed again, whatever it holds. */
        record Argument(String key) implements Part {}

        /** {@code $count(amount,coin,coins)$}: the noun that fits, without the number. */
        record Counted(String key, String one, String many) implements Part {}
    }

    /** The form of a pronoun. */
    public enum PronounCase {
        SUBJECT,
        OBJECT,
        POSSESSIVE,
        POSSESSIVE_ALONE,
        REFLEXIVE
    }
}

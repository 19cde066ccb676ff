package emberdelve.config.load;

import static emberdelve.config.content.Template.PronounCase.OBJECT;
import static emberdelve.config.content.Template.PronounCase.POSSESSIVE;
import static emberdelve.config.content.Template.PronounCase.POSSESSIVE_ALONE;
import static emberdelve.config.content.Template.PronounCase.REFLEXIVE;
import static emberdelve.config.content.Template.PronounCase.SUBJECT;

import emberdelve.config.content.Template.Part;

import java.util.List;
import java.util.Optional;

/** The words of templates that stand for an actor: {@code $name$0}, {@code $HeSheIt$1}. */
final class ActorWords {
    /** All the words, each with a small first letter and with a capital one. */
    static final List<String> ALL =
            List.of(
                    "name",
                    "aName",
                    "heSheIt",
                    "himHerIt",
                    "hisHerIts",
                    "hisHersIts",
                    "himselfHerselfItself",
                    "Name",
                    "AName",
                    "HeSheIt",
                    "HimHerIt",
                    "HisHerIts",
                    "HisHersIts",
                    "HimselfHerselfItself");

    private ActorWords() {}

    static Optional<Part> part(String word, int actor) {
        var capital = Character.isUpperCase(word.charAt(0));
        var small = Character.toLowerCase(word.charAt(0)) + word.substring(1);
        return Optional.ofNullable(
                switch (small) {
                    case "name" -> new Part.Name(actor, capital);
                    case "aName" -> new Part.AnyName(actor, capital);
                    case "heSheIt" -> new Part.Pronoun(actor, SUBJECT, capital);
                    case "himHerIt" -> new Part.Pronoun(actor, OBJECT, capital);
                    case "hisHerIts" -> new Part.Pronoun(actor, POSSESSIVE, capital);
                    case "hisHersIts" -> new Part.Pronoun(actor, POSSESSIVE_ALONE, capital);
                    case "himselfHerselfItself" -> new Part.Pronoun(actor, REFLEXIVE, capital);
                    default -> null;
                });
    }
}

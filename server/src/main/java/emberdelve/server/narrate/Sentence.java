package emberdelve.server.narrate;

import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Template;
import emberdelve.config.content.Template.Part;
import emberdelve.config.content.Template.PronounCase;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.actor.Named;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One template on its way to being a text for one reader. Thread: used by one call only. */
final class Sentence {
    /** Whoever the reader cannot make out (GAME section 5: unseen). */
    private static final String SOMEONE = "someone";

    private final Conjugation conjugation;
    private final List<Named> actors;
    private final Map<String, String> arguments;
    private final ActorId reader;
    private final boolean far;
    private final BitSet mentioned = new BitSet();
    private final StringBuilder text = new StringBuilder();

    /**
     * @param far whether it is about another room: it goes on behind "To the north, ", and
     *     strangers are "a kobold" when they are first named
     */
    Sentence(
            Conjugation conjugation,
            List<Named> actors,
            Map<String, String> arguments,
            ActorId reader,
            boolean far) {
        this.conjugation = conjugation;
        this.actors = actors;
        this.arguments = arguments;
        this.reader = reader;
        this.far = far;
    }

    String fill(Template template) {
        for (var part : template.parts()) add(part);
        return text.toString();
    }

    private void add(Part part) {
        switch (part) {
            case Part.Literal(var words) -> text.append(words);
            case Part.Name(var actor, var capital) -> {
                var isNew = far && !mentioned.get(actor);
                word(name(actor, isNew), capital);
                mentioned.set(actor);
            }
            case Part.AnyName(var actor, var capital) -> {
                word(name(actor, true), capital);
                mentioned.set(actor);
            }
            case Part.Pronoun(var actor, var form, var capital) ->
                word(pronoun(actor, form), capital);
            case Part.Verb(var verb, var actor, var afterPronoun) ->
                text.append(verb(verb, actor, afterPronoun));
            case Part.ArgumentVerb(var key, var actor) ->
                text.append(verb(argument(key), actor, false));
            case Part.Argument(var key) -> text.append(argument(key));
            case Part.Counted(var key, var one, var many) ->
                text.append(argument(key).equals("1") ? one : many);
        }
    }

    private void word(String word, boolean capital) {
        var goesOn = far && text.isEmpty();
        text.append(capital && !goesOn ? Nouns.capital(word) : word);
    }

    private String name(int index, boolean any) {
        var actor = actor(index);
        if (actor.isEmpty()) return SOMEONE;
        if (isReader(index)) return "you";

        var named = actor.get();
        if (named.isProper()) return named.name();
        return (any ? named.article() : "the") + " " + named.name();
    }

    private String pronoun(int index, PronounCase form) {
        if (isReader(index))
            return switch (form) {
                case SUBJECT, OBJECT -> "you";
                case POSSESSIVE -> "your";
                case POSSESSIVE_ALONE -> "yours";
                case REFLEXIVE -> "yourself";
            };
        var pronouns = pronouns(index);
        return switch (form) {
            case SUBJECT -> pronouns.subject();
            case OBJECT -> pronouns.object();
            case POSSESSIVE -> pronouns.possessive();
            case POSSESSIVE_ALONE -> pronouns.possessiveAlone();
            case REFLEXIVE -> pronouns.reflexive();
        };
    }

    private String verb(String thirdPerson, int index, boolean afterPronoun) {
        var plural = afterPronoun && pronouns(index) == Pronouns.THEY;
        return plural || isReader(index) ? conjugation.plain(thirdPerson) : thirdPerson;
    }

    private Pronouns pronouns(int index) {
        return actor(index).map(Named::pronouns).orElse(Pronouns.THEY);
    }

    private boolean isReader(int index) {
        return actor(index).filter(actor -> actor.id().equals(reader)).isPresent();
    }

    private Optional<Named> actor(int index) {
        return index < actors.size() ? Optional.of(actors.get(index)) : Optional.empty();
    }

    /** A value that nobody gave shows as its key, so that it is noticed and nothing breaks. */
    private String argument(String key) {
        return arguments.getOrDefault(key, "[" + key + "]");
    }
}

package emberdelve.server.text;

import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Template;
import emberdelve.config.content.Template.Part;
import emberdelve.config.content.Template.PronounCase;
import emberdelve.protocol.style.Hyperlink;
import emberdelve.protocol.style.Style;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The sentence that one template makes for one reader. Thread: used by one call only. */
final class Sentence {
    /** An actor that the reader cannot see (docs/rules.md R8.3). */
    private static final String SOMEONE = "someone";

    private final Conjugation conjugation;
    private final List<Named> actors;
    private final Map<String, String> arguments;
    private final ActorId reader;
    private final boolean far;

    /**
     * The actors that were mentioned, a bit for each by its number; a message has only a few
     * actors.
     */
    private long mentioned;

    private long others;
    private final StringBuilder text = new StringBuilder();
    private final List<Span> spans = new ArrayList<>();
    private Map<String, StyledText> pieces = Map.of();

    /** A part of the text that can be clicked. */
    private record Span(int from, int to, Hyperlink link) {}

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

    /**
     * The text in one style, with the links of its arguments.
     *
     * @param linked arguments that only the server's own code makes, by their keys
     */
    StyledText fill(Template template, Style style, Map<String, StyledText> linked) {
        pieces = linked;
        var words = fill(template);
        var whole = StyledText.builder();
        var at = 0;
        for (var span : spans) {
            whole.add(words.substring(at, span.from()), style);
            whole.add(words.substring(span.from(), span.to()), style.withLink(span.link()));
            at = span.to();
        }
        return whole.add(words.substring(at), style).build();
    }

    private void argumentOrPiece(String key) {
        var piece = pieces.get(key);
        if (piece == null) {
            text.append(argument(key));
            return;
        }
        for (var run : piece.runs()) {
            var from = text.length();
            text.append(run.text());
            if (run.style().link() != Hyperlink.None.NONE)
                spans.add(new Span(from, text.length(), run.style().link()));
        }
    }

    private void add(Part part) {
        switch (part) {
            case Part.Literal(var words) -> literal(words);
            case Part.Name(var actor, var capital) -> {
                word(mention(actor, capital), capital);
                mentioned |= bit(actor);
            }
            case Part.AnyName(var actor, var capital) -> {
                word(name(actor, true), capital);
                mentioned |= bit(actor);
            }
            case Part.Pronoun(var actor, var form, var capital) ->
                    word(pronoun(actor, form), capital);
            case Part.Verb(var verb, var actor, var afterPronoun) ->
                    text.append(verb(verb, actor, afterPronoun));
            case Part.ArgumentVerb(var key, var actor) ->
                    text.append(verb(argument(key), actor, false));
            case Part.Argument(var key) -> argumentOrPiece(key);
            case Part.Counted(var key, var one, var many) ->
                    text.append(argument(key).equals("1") ? one : many);
        }
    }

    private void literal(String words) {
        if (far && text.isEmpty()) text.append(Nouns.small(words));
        else text.append(words, overlap(words), words.length());
    }

    /**
     * The number of characters of the literal to leave out: its full stop, if the text before it,
     * such as a player's words, already ends a sentence.
     */
    private int overlap(String literal) {
        var isEnded = !text.isEmpty() && ".!?".indexOf(text.charAt(text.length() - 1)) >= 0;
        return isEnded && literal.startsWith(".") ? 1 : 0;
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
        if (named.name().isEmpty()) return SOMEONE;
        if (named.isProper()) return named.name();
        return (any ? named.article() : "the") + " " + named.name();
    }

    /** The actor's mention: a name, "another" for a second of that name, or "itself". */
    private String mention(int index, boolean capital) {
        if (isObjectOfItself(index, capital)) return pronoun(index, PronounCase.REFLEXIVE);
        if (isAnother(index)) return other(index);
        return name(index, far && !isMentioned(index));
    }

    private String other(int index) {
        var article = isMentioned(index) ? "the other " : "another ";
        others |= bit(index);
        return article + actor(index).map(Named::name).orElse("");
    }

    /** Whether another actor of that name was mentioned before, so that "the" could mean both. */
    private boolean isAnother(int index) {
        var isKind = actor(index).filter(actor -> !actor.isProper()).isPresent();
        if (!isKind || isReader(index)) return false;
        if (isMentioned(index)) return (others & bit(index)) != 0;
        for (var other = 0; other < actors.size(); other++) {
            if (other != index
                    && isMentioned(other)
                    && !isSame(other, index)
                    && !isReader(other)
                    && isCalledLike(other, index)) return true;
        }
        return false;
    }

    /** Whether the actor is the one just mentioned under another number: it hits itself. */
    private boolean isObjectOfItself(int index, boolean capital) {
        if (capital) return false;
        for (var other = 0; other < actors.size(); other++) {
            if (other != index && isMentioned(other) && isSame(other, index)) return true;
        }
        return false;
    }

    private boolean isMentioned(int index) {
        return (mentioned & bit(index)) != 0;
    }

    private static long bit(int index) {
        return 1L << index;
    }

    private boolean isSame(int one, int other) {
        if (one >= actors.size() || other >= actors.size()) return false;
        var id = actors.get(one).id();
        return !id.equals(Reader.NOBODY.self()) && id.equals(actors.get(other).id());
    }

    private boolean isCalledLike(int one, int other) {
        return actors.get(one).name().equals(actors.get(other).name());
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
        return index < actors.size() && actors.get(index).id().equals(reader);
    }

    private Optional<Named> actor(int index) {
        return index < actors.size() ? Optional.of(actors.get(index)) : Optional.empty();
    }

    /**
     * The value; a missing one is shown as its key, so that the mistake is seen and nothing breaks.
     */
    private String argument(String key) {
        var value = arguments.get(key);
        return value == null ? "[" + key + "]" : value;
    }
}

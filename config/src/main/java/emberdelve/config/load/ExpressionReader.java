package emberdelve.config.load;

import emberdelve.config.content.Expression;
import emberdelve.config.content.Expression.Comparison;
import emberdelve.config.content.Expression.Fact;
import emberdelve.config.content.Expression.Literal;
import emberdelve.config.content.Quest;
import emberdelve.config.content.Variable;
import emberdelve.config.content.Variable.Kind;
import emberdelve.config.content.Variable.Plain;
import emberdelve.config.content.Variable.Words;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The reader of expressions such as {@code zone.lever and self.visits + 1 < 3}, which reports what
 * is wrong with one and where. Whole numbers, truth values, words in single quotes, and, or, not,
 * comparisons, + and −: an expression always ends, and takes time in proportion to its length
 * (docs/rules.md R18.4).
 */
final class ExpressionReader {
    static final int CHARS_MAX = 300;
    static final int DEPTH_MAX = 20;

    private static final Map<String, Fact> NUMBERS =
            Map.of(
                    "level", Fact.LEVEL,
                    "health", Fact.HEALTH,
                    "gold", Fact.GOLD,
                    "group", Fact.GROUP,
                    "here", Fact.HERE,
                    "roll", Fact.ROLL,
                    "hour", Fact.HOUR,
                    "today", Fact.TODAY);
    private static final String QUEST = "quest.";

    private final YamlNode node;
    private final Scope scope;
    private final Draft draft;
    private final List<Token> tokens;
    private int next;
    private int depth;

    private ExpressionReader(YamlNode node, Scope scope, Draft draft, List<Token> tokens) {
        this.node = node;
        this.scope = scope;
        this.draft = draft;
        this.tokens = tokens;
    }

    /**
     * A part of an expression, with the kind of its value; a word that stands by itself has no kind
     * yet.
     */
    private record Part(Expression value, Kind kind, Optional<Token> word, Token first) {
        boolean isWord() {
            return word.isPresent();
        }
    }

    /** Reads a condition; empty, with a problem, when it is none. */
    static Optional<Expression> condition(YamlNode node, Scope scope, Draft draft) {
        return read(node, Plain.BOOL, scope, draft);
    }

    /** Reads a value of that kind; empty, with a problem, when it is none. */
    static Optional<Expression> read(YamlNode node, Kind kind, Scope scope, Draft draft) {
        var text = node.text();
        if (text.isEmpty() || text.get().isBlank() || text.get().length() > CHARS_MAX) {
            draft.problems.add(node.wrong("an expression of 1.." + CHARS_MAX + " characters"));
            return Optional.empty();
        }
        // A word alone needs no quotes where a word is set.
        if (kind instanceof Words(var words) && words.contains(text.get()))
            return Optional.of(new Literal(words.indexOf(text.get())));
        try {
            var reader = new ExpressionReader(node, scope, draft, Token.all(text.get()));
            var whole = reader.either();
            if (!reader.peek().text().isEmpty())
                throw new Token.Mistake(
                        "an end instead of " + reader.peek().text(), reader.peek().at());
            return Optional.of(reader.as(kind, whole));
        } catch (Token.Mistake mistake) {
            draft.problems.add(node.wrong(String.valueOf(mistake.getMessage())));
            return Optional.empty();
        }
    }

    private Token peek() {
        return tokens.get(next);
    }

    private Token take() {
        return tokens.get(next++);
    }

    private boolean takes(String sign) {
        if (!peek().is(sign)) return false;
        next++;
        return true;
    }

    private Part either() throws Token.Mistake {
        if (++depth > DEPTH_MAX)
            throw new Token.Mistake(
                    "brackets in brackets at most " + DEPTH_MAX + " deep", peek().at());
        var left = both();
        while (takes("or"))
            left = truth(new Expression.Or(as(Plain.BOOL, left), as(Plain.BOOL, both())), left);
        depth--;
        return left;
    }

    private Part both() throws Token.Mistake {
        var left = inverse();
        while (takes("and"))
            left = truth(new Expression.And(as(Plain.BOOL, left), as(Plain.BOOL, inverse())), left);
        return left;
    }

    private Part inverse() throws Token.Mistake {
        var first = peek();
        var not = false;
        while (takes("not")) not = !not;
        if (first.is("not") && !not) throw new Token.Mistake("not once, or not at all", first.at());
        var part = comparison();
        return not ? truth(new Expression.Not(as(Plain.BOOL, part)), part) : part;
    }

    private Part comparison() throws Token.Mistake {
        var left = sum();
        for (var how : Comparison.values()) {
            if (!takes(how.sign())) continue;
            var right = sum();
            var kind = how.orders() ? Plain.INT : left.isWord() ? right.kind : left.kind;
            if (left.isWord() && right.isWord())
                throw new Token.Mistake(
                        "something remembered to compare the word with", left.first.at());
            return truth(new Expression.Compare(how, as(kind, left), as(kind, right)), left);
        }
        return left;
    }

    private Part sum() throws Token.Mistake {
        var left = term();
        while (peek().is("+") || peek().is("-")) {
            var minus = take().is("-");
            var sum = new Expression.Sum(as(Plain.INT, left), as(Plain.INT, term()), minus);
            left = new Part(sum, Plain.INT, Optional.empty(), left.first);
        }
        return left;
    }

    private Part term() throws Token.Mistake {
        var token = take();
        if (token.isWord()) return new Part(new Literal(0), Plain.INT, Optional.of(token), token);
        if (token.is("(")) {
            var inside = either();
            if (!takes(")"))
                throw new Token.Mistake("a ) instead of " + shown(peek()), peek().at());
            return inside;
        }
        if (token.text().isEmpty()) throw new Token.Mistake("something behind it", token.at());
        if (Character.isDigit(token.text().charAt(0))) return number(token);
        if (token.is("true") || token.is("false"))
            return part(new Literal(token.is("true") ? 1 : 0), Plain.BOOL, token);
        if (token.is("self")) return part(Fact.SELF, Plain.WHO, token);
        if (token.is("nobody")) return part(new Literal(0), Plain.WHO, token);
        if (token.is("night")) return part(Fact.NIGHT, Plain.BOOL, token);
        if (token.is("weather"))
            return part(Fact.WEATHER, new Words(SkyReader.weather(draft)), token);
        var fact = NUMBERS.get(token.text());
        if (fact != null) return part(fact, Plain.INT, token);
        if (token.is("has")) return part(new Expression.Has(thing(true)), Plain.INT, token);
        if (token.is("living")) return part(new Expression.Living(thing(false)), Plain.INT, token);
        if (token.text().startsWith(QUEST)) return quest(token);
        var variable = scope.variables().get(token.text());
        if (variable != null) return part(new Expression.Recall(variable), variable.kind(), token);
        var names = new ArrayList<>(scope.variables().keySet());
        names.addAll(NUMBERS.keySet());
        throw new Token.Mistake(
                "a name that is remembered here"
                        + Suggestion.nearest(token.text(), names)
                                .map(near -> ", perhaps " + near)
                                .orElse("")
                        + ", instead of "
                        + shown(token),
                token.at());
    }

    private static Part number(Token token) throws Token.Mistake {
        var value = token.text().length() > 10 ? Long.MAX_VALUE : Long.parseLong(token.text());
        if (value > Variable.NUMBER_MAX)
            throw new Token.Mistake("a number up to " + Variable.NUMBER_MAX, token.at());
        return part(new Literal(value), Plain.INT, token);
    }

    /** The id in {@code ('brass-key')}; whether such a thing exists is checked when all is read. */
    private String thing(boolean isItem) throws Token.Mistake {
        var open = takes("(");
        var word = take();
        if (!open || !word.isWord() || Id.ID.parse(word.text()).isEmpty() || !takes(")"))
            throw new Token.Mistake("('an-id') behind it", word.at());
        if (isItem) draft.items.mention(word.text(), node);
        else draft.monsters.mention(word.text(), node);
        return word.text();
    }

    private Part quest(Token token) throws Token.Mistake {
        var id = token.text().substring(QUEST.length());
        var quest = draft.quests.things().get(id);
        if (quest != null)
            return part(new Expression.Progress(id), new Words(quest.words()), token);
        if (!draft.quests.isComplete())
            return part(new Expression.Progress(id), new Words(List.of(Quest.NONE)), token);
        throw new Token.Mistake(
                "a quest that exists"
                        + Suggestion.nearest(id, draft.quests.things().keySet())
                                .map(near -> ", perhaps " + near)
                                .orElse(""),
                token.at());
    }

    private static Part part(Expression value, Kind kind, Token first) {
        return new Part(value, kind, Optional.empty(), first);
    }

    private static Part truth(Expression value, Part first) {
        return part(value, Plain.BOOL, first.first);
    }

    /** The part as something of that kind. */
    private Expression as(Kind kind, Part part) throws Token.Mistake {
        if (part.isWord()) {
            var word = part.word.get();
            var place = kind instanceof Words(var words) ? words.indexOf(word.text()) : -1;
            if (place >= 0) return new Literal(place);
            if (!draft.quests.isComplete() || draft.skyIsLost) return new Literal(0);
            throw new Token.Mistake(kind.word().toLowerCase(Locale.ROOT), word.at());
        }
        if (part.kind.equals(kind)) return part.value;
        throw new Token.Mistake(kind.word() + " instead of " + part.kind.word(), part.first.at());
    }

    private static String shown(Token token) {
        return token.text().isEmpty() ? "the end" : token.text();
    }
}

package emberdelve.server.text;

import emberdelve.config.content.Messages;
import emberdelve.config.content.Template;
import emberdelve.config.content.Template.Part;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The likeness that a player's free words behind their own name must not have: to the lines by
 * which the game tells of talk, of people who come and go, and of money (docs/rules.md R8.11). The
 * lines are those of content, whatever its language.
 */
public final class Semblance {
    /**
     * The messages by which other players are told of talk, of people who come and go, and of
     * money.
     */
    private static final List<String> GUARDED =
            List.of(
                    "talk.spoke",
                    "talk.shouted",
                    "talk.told",
                    "talk.whispered",
                    "talk.whisper-seen",
                    "life.came-online",
                    "life.went-offline",
                    "movement.arrived",
                    "movement.arrived-from",
                    "movement.arrived-from-above",
                    "movement.arrived-from-below",
                    "movement.came-from",
                    "movement.came-from-above",
                    "movement.came-from-below",
                    "movement.appeared",
                    "movement.vanished",
                    "groups.joined",
                    "groups.left",
                    "groups.invited",
                    "items.gave-gold",
                    "items.took-gold",
                    "items.received-gold");

    /** A sum, as players type it: {@code 1,000 gold}. */
    private static final Pattern MONEY = Pattern.compile(".*\\d[\\d.,' ]*(gold|coins?)\\b.*");

    /** The words in which other games tell of arrivals. */
    private static final Pattern ARRIVAL =
            Pattern.compile(
                    "ha(s|ve) (just )?(arrived|entered|left|joined)"
                            + "( from .*| the (dungeon|game|room|group))?");

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /**
     * The signs behind the name, such as a comma; they are dropped, so that they hide no likeness.
     */
    private static final Pattern LEAD = Pattern.compile("^[\\p{P}\\s]+");

    private static final Pattern END = Pattern.compile("[\\s.!]+$");

    /**
     * The sign for an argument of a template that may be anything; the next two are for one word
     * and for a sum.
     */
    private static final String GAP = "\uE000";

    private static final String WORD_GAP = "\uE001";
    private static final String SUM_GAP = "\uE002";
    private static final Set<String> SUMS = Set.of("amount", "count");

    private static final Pattern SIGN = Pattern.compile("\\s*(\\p{P})\\s*");

    /** A word, a gap, a sign or a blank. */
    private static final Pattern PIECE = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+|.");

    private Semblance() {}

    /** Whether the words, behind a name, read as a line of the game. */
    public static boolean isOfTheGame(Messages messages, String words) {
        var read = LEAD.matcher(bare(words)).replaceFirst("");
        return MONEY.matcher(read).matches()
                || ARRIVAL.matcher(read).matches()
                || GUARDED.stream()
                        .map(key -> messages.get(key).template())
                        .filter(Semblance::readsLikeAnEmote)
                        .map(Semblance::line)
                        .anyMatch(line -> line.matcher(read).matches());
    }

    /**
     * Whether an emote can read like the template, which must begin with the doer's name and have
     * words of its own behind it. No emote reads like a template that begins otherwise, as it may
     * in other languages, and every emote would read like one without words of its own.
     */
    private static boolean readsLikeAnEmote(Template template) {
        var parts = template.parts();
        var named =
                switch (parts.getFirst()) {
                    case Part.Name(var actor, _) -> actor == 0;
                    case Part.AnyName(var actor, _) -> actor == 0;
                    case Part.Literal _,
                            Part.Pronoun _,
                            Part.Verb _,
                            Part.ArgumentVerb _,
                            Part.Argument _,
                            Part.Counted _ ->
                            false;
                };
        return named && parts.stream().anyMatch(Semblance::isWord);
    }

    private static boolean isWord(Part part) {
        return switch (part) {
            case Part.Literal(var text) -> !bare(text).isEmpty();
            case Part.Verb _ -> true;
            case Part.Name _,
                    Part.AnyName _,
                    Part.Pronoun _,
                    Part.ArgumentVerb _,
                    Part.Argument _,
                    Part.Counted _ ->
                    false;
        };
    }

    /** The pattern of what stands in the template behind the first name. */
    private static Pattern line(Template template) {
        var said = new StringBuilder();
        for (var part : template.parts().subList(1, template.parts().size()))
            said.append(
                    switch (part) {
                        case Part.Literal(var text) -> text;
                        case Part.Verb(var thirdPerson, _, _) -> thirdPerson;
                        case Part.Argument(var key) when SUMS.contains(key) -> SUM_GAP;
                        case Part.Name _, Part.AnyName _, Part.Pronoun _ -> WORD_GAP;
                        case Part.ArgumentVerb _, Part.Argument _, Part.Counted _ -> GAP;
                    });
        var line = new StringBuilder();
        PIECE.matcher(SIGN.matcher(bare(said.toString())).replaceAll("$1"))
                .results()
                .map(MatchResult::group)
                .forEach(piece -> line.append(pattern(piece)));
        return Pattern.compile(line.toString());
    }

    /**
     * The pattern of a piece, which matches any number of blanks, and signs with or without blanks
     * about them.
     */
    private static String pattern(String piece) {
        return switch (piece) {
            case GAP -> ".+";
            case WORD_GAP -> "\\S+";
            case SUM_GAP -> "\\d[\\d.,' ]*";
            case " " -> "\\s+";
            default ->
                    SIGN.matcher(piece).matches()
                            ? "\\s*" + Pattern.quote(piece) + "\\s*"
                            : Pattern.quote(piece);
        };
    }

    private static String bare(String words) {
        var single = BLANKS.matcher(words.strip()).replaceAll(" ");
        return END.matcher(single).replaceAll("").toLowerCase(Locale.ROOT);
    }
}

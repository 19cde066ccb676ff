package emberdelve.config.content;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * The sites, the fighters and the stories of duels: {@code content/duels}. Lists hold at least one
 * of a kind; safe for any thread.
 *
 * @param challengeLasts the time until a challenge lapses
 * @param roundLasts the time until the next round comes by itself
 * @param roundsMax the number of rounds after which nobody has won
 * @param pronouns the pronouns of which fighters' are drawn; a pronoun listed twice is drawn twice
 *     as often; likewise alignments
 * @param sites with their article, as they stand in the middle of a sentence
 */
public record Saga(
        Duration challengeLasts,
        Duration roundLasts,
        int roundsMax,
        List<String> names,
        List<Pronouns> pronouns,
        List<Alignment> alignments,
        List<Weapon> weapons,
        List<String> sites,
        Map<Moment, List<Message>> words)
        implements ContentPart {

    /** Names: as many as two of the largest groups need, so that each has one of its own. */
    public static final int NAMES_MIN = 12;

    public Saga {
        names = List.copyOf(names);
        pronouns = List.copyOf(pronouns);
        alignments = List.copyOf(alignments);
        weapons = List.copyOf(weapons);
        sites = List.copyOf(sites);
        var each = new EnumMap<Moment, List<Message>>(Moment.class);
        words.forEach((moment, messages) -> each.put(moment, List.copyOf(messages)));
        words = Collections.unmodifiableMap(each);
    }

    /** A weapon that a barbarian brings. {@code blow}: third person. */
    public record Weapon(String name, String blow, Dice damage) {}

    /** One of the ways to tell that moment. */
    public Message telling(Moment moment, RandomGenerator random) {
        return one(words.getOrDefault(moment, List.of()), random);
    }

    /**
     * One of them, each as likely as any other.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static <T> T one(List<T> several, RandomGenerator random) {
        if (several.isEmpty()) throw new IllegalArgumentException("nothing to choose from");
        return several.get(random.nextInt(0, several.size()));
    }

    /**
     * A moment of a duel, which one of several messages tells; each kind of moment names a certain
     * number of actors.
     */
    public enum Moment {
        /** The meeting of two fighters, told from actor 0's side. */
        OPENING(Tone.PLAIN, 2, "site"),
        /** The meeting of two groups; the actors are their first members. */
        OPENING_GROUPS(Tone.PLAIN, 2, "site"),
        ROUND(Tone.TITLE, 0, "round"),
        /** Actor 0 strikes, actor 1 is struck. */
        HIT(Tone.BLOW, 2, "blow", "weapon", "amount"),
        MISS(Tone.BLOW, 2, "blow", "weapon"),
        /** Actor 0 falls by actor 1's hand. */
        DEATH(Tone.DEATH, 2, "weapon"),
        /** The end of a duel in the first round. */
        QUICK(Tone.PLAIN, 0),
        /** Actor 0 struck the last blow, and is good. */
        VICTORY_GOOD(Tone.GAIN, 1, "site"),
        /** Actor 0 struck the last blow, and is not good. */
        VICTORY_BAD(Tone.GAIN, 1, "site"),
        /** The end of a duel that nobody won. The actors are the first members of both sides. */
        DRAW(Tone.PLAIN, 2, "site");

        private final Tone tone;
        private final int actors;

        /** The keys of the values, with blanks between them: an enum should hold no list. */
        private final String values;

        Moment(Tone tone, int actors, String... values) {
            this.tone = tone;
            this.actors = actors;
            this.values = String.join(" ", values);
        }

        public Tone tone() {
            return tone;
        }

        /** The gaps of its messages. */
        public Gaps gaps() {
            return new Gaps(actors, values.isEmpty() ? List.of() : List.of(values.split(" ")));
        }
    }

    @Override
    public String folder() {
        return "duels";
    }

    @Override
    public Map<String, Object> fixed() {
        return Map.of("duels", true);
    }
}

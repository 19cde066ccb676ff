package emberdelve.config.content;

import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * A strong deed that a monster does now and then in a fight, and that it announces a turn before
 * (docs/rules.md R13).
 *
 * @param id the id of this menace, unique within its kind of monster
 * @param name what hits, without its article: {@code beam}
 * @param sign the deed that announces it, third person: {@code lifts the beam over its head}
 * @param verb what the monster does in the end, third person: {@code brings the beam down}
 * @param selector whom it touches; where one would name somebody, the monster's opponent is meant
 * @param recovers the time from one such deed to the next
 * @param below the percent of its hit points below which the monster does it, 1..101
 * @param answers what helps against it, apart from not being there
 * @param band what it asks of several players together
 */
public record Menace(
        String id,
        String name,
        String sign,
        String verb,
        Selector selector,
        List<Effect> effects,
        Duration recovers,
        int below,
        Set<Answer> answers,
        Band band) {
    /** The percentage for a menace that does not depend on hit points. */
    public static final int ALWAYS = 101;

    public Menace {
        effects = List.copyOf(effects);
        answers = Set.copyOf(answers);
    }

    /** Whether it is meant for one actor, and not for everybody around. */
    public boolean isForOne() {
        return switch (selector) {
            case Selector.Self _, Selector.Group _, Selector.AroundSelf _ -> false;
            case Selector.Closest _,
                    Selector.Selected _,
                    Selector.SelfOrSelected _,
                    Selector.AroundSelected _ ->
                    true;
        };
    }

    /** Whether it helps the monster's own side and harms nobody. */
    public boolean isForItsOwn() {
        return switch (selector) {
            case Selector.Self _, Selector.Group _ -> true;
            case Selector.Closest(_, var filter) -> filter == Selector.Filter.ALLY;
            case Selector.Selected(_, var filter) -> filter == Selector.Filter.ALLY;
            case Selector.SelfOrSelected(_, var filter) -> filter == Selector.Filter.ALLY;
            case Selector.AroundSelf(_, var filter) -> filter == Selector.Filter.ALLY;
            case Selector.AroundSelected(_, var filter) -> filter == Selector.Filter.ALLY;
        };
    }

    /** A menace that a single player can answer. */
    public Menace(
            String id,
            String name,
            String sign,
            String verb,
            Selector selector,
            List<Effect> effects,
            Duration recovers,
            int below,
            Set<Answer> answers) {
        this(id, name, sign, verb, selector, effects, recovers, below, answers, Band.ONE);
    }

    /**
     * The demands of a menace on several players (docs/rules.md R13.7).
     *
     * @param against the fewest players against the monster at which it does this at all, from 1
     * @param together the number of players who have to give the answer, from 1; above 1 only if
     *     the one answer is to brace, or to interrupt
     * @param seizes whether it holds the character for whom it is meant: then only others can help,
     *     by interrupting it or by a rescue
     */
    public record Band(int against, int together, boolean seizes) {
        public static final Band ONE = new Band(1, 1, false);

        /** Whether everybody in the room is asked, and not only those whom it would touch. */
        public boolean asksOthers() {
            return together > 1 || seizes;
        }
    }

    /** An answer to a menace. */
    public enum Answer {
        /** Standing firm, so that only a part of the harm is done. */
        BRACE,
        /** A step out of the way, so that no harm is done. */
        DODGE,
        /** An interruption, by anything that interrupts, so that the monster does not do it. */
        INTERRUPT
    }
}

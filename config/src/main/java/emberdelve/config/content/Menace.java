package emberdelve.config.content;

import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * What a monster does now and then in a fight, and shows a turn before (docs/rules.md R13).
 *
 * @param id of this menace among its monster's
 * @param name what hits, without its article: {@code beam}
 * @param sign what shows it, third person: {@code lifts the beam over its head}
 * @param verb what the monster does in the end, third person: {@code brings the beam down}
 * @param selector whom it touches; one who is named means the monster's opponent
 * @param recovers from one to the next
 * @param below the percent of its hit points below which the monster does it, 1..101
 * @param answers what helps against it, besides being elsewhere
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
        Set<Answer> answers) {
    /** The percentage for a menace that does not depend on hit points. */
    public static final int ALWAYS = 101;

    public Menace {
        effects = List.copyOf(effects);
        answers = Set.copyOf(answers);
    }

    /** What one does about a menace. */
    public enum Answer {
        /** Standing firm: part of the harm. */
        BRACE,
        /** Out of the way: nothing of it. */
        DODGE,
        /** Whatever interrupts: it is not done. */
        INTERRUPT
    }
}

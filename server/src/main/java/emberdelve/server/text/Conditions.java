package emberdelve.server.text;

import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words for an actor's condition. */
public final class Conditions {
    private Conditions() {}

    /** The key of the condition's message, such as "badly hurt". */
    public static String key(Condition condition) {
        return switch (condition) {
            case UNHURT -> "condition.unhurt";
            case SCRATCHED -> "condition.scratched";
            case HURT -> "condition.hurt";
            case BADLY_HURT -> "condition.badly-hurt";
            case NEAR_DEATH -> "condition.near-death";
            case DEAD -> "condition.dead";
        };
    }

    /**
     * The words that tell the target's new condition, to go on the line of the blow; empty if it
     * has not changed. The reader's own condition is in the prompt and in warnings; a death is told
     * on a line of its own.
     */
    public static String told(Named target, Optional<Condition> condition, Rendering telling) {
        return condition.map(now -> told("combat.condition", target, now, telling)).orElse("");
    }

    /**
     * The words that tell the target's condition by the message of that key; empty for the reader's
     * own, for the unhurt and for the dead.
     */
    public static String told(String key, Named target, Condition condition, Rendering telling) {
        return switch (condition) {
            case UNHURT, DEAD -> "";
            case SCRATCHED, HURT, BADLY_HURT, NEAR_DEATH -> {
                if (telling.isReader(target)) yield "";
                var word = telling.words(key(condition), List.of(), Map.of());
                yield " " + telling.words(key, List.of(target), Map.of("condition", word));
            }
        };
    }
}

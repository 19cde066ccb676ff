package emberdelve.config.content;

import java.util.List;
import java.util.Optional;

/** One thing that a trigger does (docs/rules.md R18). */
public sealed interface Step {
    /** An effect on the trigger's targets. */
    record Cause(Effect effect) implements Step {}

    /** Words that the monster says, or the voice of the room. */
    record Say(String words) implements Step {}

    /** Words that everybody here reads; if a monster does it, its name stands before them. */
    record Emote(String words) implements Step {}

    /** Words that only whoever set it off reads. */
    record Tell(String words) implements Step {}

    /** A deed done to a door. */
    record Door(Act act, RoomId room, Direction exit) implements Step {}

    enum Act {
        OPEN,
        CLOSE,
        LOCK,
        UNLOCK
    }

    record Spawn(String monster, int count) implements Step {}

    /**
     * The removal of all monsters of a kind in the room, or of all items of a kind on its floor.
     */
    record Remove(Optional<String> monster, Optional<String> item) implements Step {}

    /**
     * A gift of an item or of gold to whoever set it off.
     *
     * @param bound whether the item is bound to whoever gets it (docs/rules.md R6.28)
     */
    record Give(Optional<String> item, int gold, boolean bound) implements Step {}

    /** A loss of an item or of gold for whoever set it off, as far as there is any. */
    record Take(Optional<String> item, int gold) implements Step {}

    record Set(Variable variable, Expression value) implements Step {}

    /** A move of whoever set it off to that room, at once. */
    record Move(RoomId room) implements Step {}

    /** A pause: the steps behind it are done so many ticks later. */
    record After(int ticks) implements Step {}

    /**
     * The move of the quest to that stage or ending.
     *
     * @param with the variables of kind {@code who} whose characters it is for as well
     *     (docs/rules.md R19.6)
     */
    record Advance(String quest, String stage, List<Variable> with) implements Step {
        public Advance {
            with = List.copyOf(with);
        }

        /** A move of the quest for whoever set the trigger off, and for nobody else. */
        public Advance(String quest, String stage) {
            this(quest, stage, List.of());
        }
    }

    /** A question to whoever set it off, who answers by number. */
    record Ask(String question, List<Answer> answers) implements Step {
        public Ask {
            answers = List.copyOf(answers);
        }
    }

    /**
     * @param condition offered only where it holds; empty: always
     */
    record Answer(String words, Optional<Expression> condition, List<Step> steps) {
        public Answer {
            steps = List.copyOf(steps);
        }
    }
}

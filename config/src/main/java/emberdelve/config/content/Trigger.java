package emberdelve.config.content;

import java.time.Duration;
import java.util.List;

/**
 * A trigger, which goes off by itself: a trap of a room, a lever, a word that somebody waits for,
 * the poison on a blade (docs/rules.md R6.14, R14.4 and R18).
 *
 * @param name the name of what acts: {@code falling stone} in "The falling stone crushes you"
 * @param when the kind of deed that sets it off
 * @param cue the condition that tells which deeds of that kind set it off
 * @param chance whole percent, 1..100
 * @param effects on each target
 * @param steps done one after the other, after the effects; at most {@link #STEPS_MAX}
 * @param recovers the time until it can go off again; zero = at once
 */
public record Trigger(
        String name,
        When when,
        Cue cue,
        int chance,
        Selector selector,
        List<Effect> effects,
        List<Step> steps,
        Duration recovers) {
    /** The most steps of a trigger, those of answers included: nobody follows more on a page. */
    public static final int STEPS_MAX = 50;

    /**
     * The most times that the steps of one trigger may wait at a time, behind {@link Step.After}.
     */
    public static final int WAITING_MAX = 20;

    /** A trigger with effects and without steps, which every deed of that kind sets off. */
    public Trigger(
            String name,
            When when,
            int chance,
            Selector selector,
            List<Effect> effects,
            Duration recovers) {
        this(name, when, Cue.ANY, chance, selector, effects, List.of(), recovers);
    }

    public Trigger {
        effects = List.copyOf(effects);
        steps = List.copyOf(steps);
    }

    /** Whether some of its steps have to wait, those of answers included. */
    public boolean waits() {
        return waitingTicks() > 0;
    }

    /**
     * The longest time that its steps wait once it has gone off; of several answers the slowest
     * counts.
     */
    public long waitingTicks() {
        return waitingTicks(steps);
    }

    private static long waitingTicks(List<Step> steps) {
        var all = 0L;
        for (var step : steps) {
            if (step instanceof Step.After(var ticks)) all += ticks;
            if (step instanceof Step.Ask(_, var answers))
                all +=
                        answers.stream()
                                .mapToLong(each -> waitingTicks(each.steps()))
                                .max()
                                .orElse(0);
        }
        return all;
    }

    /**
     * The kind of deed that sets it off; {@code self} is then whoever did it, or who wears the
     * thing.
     */
    public enum When {
        /** Somebody comes into the room, walking. */
        ENTER,
        /** Somebody walks out of the room. */
        LEAVE,
        /** Somebody comes into the room for the first time; once for each character, ever. */
        FIRST_TIME,
        /** Somebody comes in, and so many of its group stand here now. */
        GROUP,
        /** Somebody says one of the words. */
        SAY,
        /** Somebody gives such an item to the monster. */
        GIVE,
        /** Somebody takes something from the floor. */
        TAKE,
        /** Somebody pulls, pushes, turns, touches or uses it. */
        USE,
        /** Somebody looks at it. */
        LOOK,
        /** Somebody opens a door of the room. */
        OPEN,
        /** Somebody opens or shuts a door of the room. */
        DOOR,
        /**
         * Somebody kills such a monster here; of a monster: it has killed {@code self}; of a worn
         * thing: its wearer has killed somebody.
         */
        KILL,
        /** {@code self} dies here; of a monster: {@code self} has killed it. */
        DEATH,
        /** The time of the timer has passed; {@code self} is the one who has been here longest. */
        TIMER,
        /** A blow of a worn thing's wearer wounds; {@code selected} is the one struck. */
        WOUND,
        /** A blow wounds a worn thing's wearer; {@code selected} is who struck. */
        STRUCK
    }
}

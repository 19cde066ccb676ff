package emberdelve.config.content;

import java.time.Duration;
import java.util.List;

/** The effect of an item, an ability or a trigger on each target (docs/rules.md R6). */
public sealed interface Effect {
    /** The most hit points that it takes from one target. */
    default long mostHarm() {
        return 0;
    }

    /** Whether a monster uses it against its opponent. */
    default boolean isWeapon() {
        return false;
    }

    /**
     * The giving back of hit points, up to the target's maximum.
     *
     * @param percent of the target's maximum, given back as well, 0..100
     */
    record Heal(Dice amount, int percent) implements Effect {
        public Heal(Dice amount) {
            this(amount, 0);
        }
    }

    /**
     * Blows of the user with its weapon, by the rules of the zone.
     *
     * @param times blows, one after the other
     * @param attack more dice, or fewer
     * @param percent of a usual blow's damage
     */
    record Strike(int times, int attack, int percent) implements Effect {
        @Override
        public boolean isWeapon() {
            return true;
        }
    }

    /** An effect on another's fight. */
    enum Manoeuvre implements Effect {
        /** The target does not do what it has shown that it was about to do. */
        INTERRUPT,
        /** The target fights the user from now on. */
        TAUNT
    }

    /**
     * The taking of hit points, lessened by the target's defense unless it pierces.
     *
     * @param pierces whether defense does not count
     * @param verb what it does to the target, third person: {@code burns}
     */
    record Harm(Dice amount, boolean pierces, String verb) implements Effect {
        @Override
        public long mostHarm() {
            return amount.max();
        }

        @Override
        public boolean isWeapon() {
            return true;
        }
    }

    /**
     * Another mind drives the target for a while, then gives it back.
     *
     * @param turns for how many turns of the target
     */
    record ChangeMind(PassingMind mind, int turns) implements Effect {
        @Override
        public boolean isWeapon() {
            return true;
        }
    }

    /** An effect that befalls the target for a while; the target's state meanwhile has a name. */
    sealed interface Lasting extends Effect {
        String name();

        /** Whether it does the target good. */
        boolean isGood();
    }

    /**
     * Haste and slowness.
     *
     * @param name what the target is meanwhile: {@code hasted}
     * @param percent of the ticks between turns: 50 is twice as fast, 200 half as fast
     */
    record ChangeSpeed(String name, int percent, Duration lasts) implements Lasting {
        /** Whether the target acts less often. */
        public boolean slows() {
            return percent > 100;
        }

        @Override
        public boolean isGood() {
            return !slows();
        }

        @Override
        public boolean isWeapon() {
            return slows();
        }
    }

    /**
     * Other statistics for a while.
     *
     * @param name what the target is meanwhile: {@code stone-skinned}
     */
    record ChangeStats(String name, Bonuses bonuses, Duration lasts) implements Lasting {
        @Override
        public boolean isGood() {
            return bonuses.sum() >= 0;
        }
    }

    /**
     * Poison and regeneration: hit points taken, whatever the defense, or given, again and again.
     *
     * @param name what the target is meanwhile: {@code poisoned}
     * @param verb what it does to the target each time, third person: {@code burns}
     * @param hurts whether it takes hit points; otherwise it gives them
     */
    record OverTime(String name, Dice amount, boolean hurts, String verb, Duration every, int times)
            implements Lasting {
        @Override
        public long mostHarm() {
            return hurts ? (long) amount.max() * times : 0;
        }

        @Override
        public boolean isGood() {
            return !hurts;
        }

        @Override
        public boolean isWeapon() {
            return hurts;
        }
    }

    /** The move of the target at once. */
    record Teleport(Destination destination) implements Effect {}

    /**
     * The end of what has befallen the target.
     *
     * @param names the names of the states that end: {@code poisoned}, {@code confused}
     */
    record Cure(List<String> names) implements Effect {
        public Cure {
            names = List.copyOf(names);
        }
    }

    /** The minds that come over an actor and pass. */
    enum PassingMind {
        /** Stands still, stumbles through an exit or strikes anybody, by chance. */
        CONFUSED,
        /** Does nothing; whatever hurts wakes it. */
        ASLEEP,
        /** Runs, whether or not it fights. */
        AFRAID,
        /** Follows and defends whoever did it. */
        CHARMED
    }

    /** The place where a teleport leads. */
    enum Destination {
        /** The refuge of the zone. */
        REFUGE,
        /** Any room of the zone. */
        ZONE
    }
}

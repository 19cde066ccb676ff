package emberdelve.server.model;

import emberdelve.config.content.Menace;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An actor's part in fights: whom it strikes, when it last gave or took a blow, what it is about to
 * do, and how it stands.
 */
public final class CombatState {
    private @Nullable Actor opponent;
    private @Nullable Actor aim;
    private long lastBlowTick;
    private boolean standsAside;
    private boolean flinched;
    private Set<ActorId> foes = Set.of();
    private Map<ActorId, Long> harm = Map.of();
    private @Nullable Looming looming;
    private @Nullable Stance stance;
    private long stanceEnds;

    /**
     * The menace that a monster has shown and is about to do.
     *
     * @param target whom it was fighting when it showed it
     * @param tick of its zone, before which it is not done
     * @param helpers who have interrupted it, where it takes more of them
     */
    public record Looming(Menace menace, Actor target, long tick, Set<ActorId> helpers) {
        public Looming {
            helpers = Set.copyOf(helpers);
        }

        public Looming(Menace menace, Actor target, long tick) {
            this(menace, target, tick, Set.of());
        }

        /** The same, after one more has done their part. */
        public Looming helpedBy(Actor helper) {
            var all = new LinkedHashSet<>(helpers);
            all.add(helper.id());
            return new Looming(menace, target, tick, all);
        }

        /** The number of helpers that are still wanted. */
        public int wants() {
            return Math.max(0, menace.band().together() - helpers.size());
        }

        /** Whether the actor is held, and cannot get free without help. */
        public boolean holds(Actor actor) {
            return menace.band().seizes() && target == actor;
        }
    }

    /** The target that the player chose, for blows and for items and abilities that need one. */
    public Optional<Actor> aim() {
        return Optional.ofNullable(aim).filter(Actor::isPresent);
    }

    public void aimAt(@Nullable Actor other) {
        aim = other;
    }

    /** The actor that this one strikes at its next turn. */
    public Optional<Actor> opponent() {
        return Optional.ofNullable(opponent);
    }

    public boolean isFighting() {
        return opponent != null;
    }

    public boolean isFighting(Actor other) {
        return opponent == other;
    }

    public void turnTo(Actor other) {
        opponent = other;
        standsAside = false;
    }

    /** Do not assist the group unasked until this actor fights again or changes rooms. */
    public void standAside() {
        standsAside = true;
    }

    public void stepForward() {
        standsAside = false;
    }

    public boolean standsAside() {
        return standsAside;
    }

    /** The actor has fled unasked, and does not do it again before it takes heart. */
    public void flinch() {
        flinched = true;
    }

    public void takeHeart() {
        flinched = false;
    }

    public boolean hasFlinched() {
        return flinched;
    }

    /** Notes that the character took part in the fight against this actor. */
    public void metBy(Actor character) {
        if (!character.isCharacter() || foes.contains(character.id())) return;
        // Most actors are never fought.
        if (foes.isEmpty()) foes = new LinkedHashSet<>();
        foes.add(character.id());
    }

    /** Whether that character took part in the fight against this actor. */
    public boolean wasMetBy(Actor character) {
        return foes.contains(character.id());
    }

    /** Notes that so many hit points were taken by that actor, or for it. */
    public void harmedBy(Actor by, int amount) {
        // Most actors are never fought.
        if (harm.isEmpty()) harm = new LinkedHashMap<>();
        harm.merge(by.id(), (long) amount, Long::sum);
    }

    /**
     * The hit points that each has taken since this actor was last whole; the first comes first.
     */
    public Map<ActorId, Long> harm() {
        return Collections.unmodifiableMap(harm);
    }

    /** The actor is healed: forget who took part in earlier fights against it. */
    public void forgetFoes() {
        foes = Set.of();
        harm = Map.of();
    }

    public void end() {
        opponent = null;
    }

    /** The menace that the actor has shown and is about to do. */
    public Optional<Looming> looming() {
        return Optional.ofNullable(looming);
    }

    public void loom(Looming what) {
        looming = what;
    }

    /** The actor does not do what it was about to do; answers whether there was something. */
    public boolean interrupt() {
        var was = looming != null;
        looming = null;
        return was;
    }

    /** {@code ends}: the tick of the zone at which the actor stands as usual again. */
    public void take(Stance newStance, long ends) {
        stance = newStance;
        stanceEnds = ends;
    }

    /** The stance of the actor at that tick of the zone; empty if it is the usual one. */
    public Optional<Stance> stance(long tick) {
        return tick < stanceEnds ? Optional.ofNullable(stance) : Optional.empty();
    }

    public void stand() {
        stance = null;
    }

    /** The actor gave or took a blow at that tick of the zone. */
    public void blow(long tick) {
        lastBlowTick = tick;
    }

    /** Adds to all ticks, for a move to a zone with another clock. */
    public void shift(long ticks) {
        lastBlowTick += ticks;
        stanceEnds += ticks;
        if (looming != null)
            looming =
                    new Looming(
                            looming.menace(),
                            looming.target(),
                            looming.tick() + ticks,
                            looming.helpers());
    }

    public long lastBlowTick() {
        return lastBlowTick;
    }
}

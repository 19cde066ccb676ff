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
     * @param target the actor that it was fighting when it showed the menace
     * @param tick the tick of its zone before which the menace is not done
     * @param helpers the actors who have done their part to interrupt it, where one is not enough
     */
    public record Looming(Menace menace, Actor target, long tick, Set<ActorId> helpers) {
        public Looming {
            helpers = Set.copyOf(helpers);
        }

        public Looming(Menace menace, Actor target, long tick) {
            this(menace, target, tick, Set.of());
        }

        /** The same menace, after one more helper has done their part. */
        public Looming helpedBy(Actor helper) {
            var all = new LinkedHashSet<>(helpers);
            all.add(helper.id());
            return new Looming(menace, target, tick, all);
        }

        /** The number of helpers that are still wanted. */
        public int wants() {
            return Math.max(0, menace.band().together() - helpers.size());
        }

        /** Whether the menace holds the actor, which cannot get free without help. */
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

    /** Keeps the actor from assisting its group unasked, until it fights again or changes rooms. */
    public void standAside() {
        standsAside = true;
    }

    public void stepForward() {
        standsAside = false;
    }

    public boolean standsAside() {
        return standsAside;
    }

    /** Notes that the actor has fled unasked; it does not do so again before it takes heart. */
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
     * The hit points that each attacker has taken from this actor since it was last whole; the
     * first to harm it comes first.
     */
    public Map<ActorId, Long> harm() {
        return Collections.unmodifiableMap(harm);
    }

    /** Forgets who took part in earlier fights against this actor, because it is healed. */
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

    /** Drops the menace that the actor was about to do; answers whether there was one. */
    public boolean interrupt() {
        var was = looming != null;
        looming = null;
        return was;
    }

    /**
     * Takes a stance; {@code ends}: the tick of the zone at which the actor stands as usual again.
     */
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

    /** Notes that the actor gave or took a blow at that tick of the zone. */
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

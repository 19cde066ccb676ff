package emberdelve.server.model;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** An actor's part in fights: whom it strikes, and when it last gave or took a blow. */
public final class CombatState {
    private @Nullable Actor opponent;
    private @Nullable Actor aim;
    private long lastBlowTick;
    private boolean standsAside;
    private Set<ActorId> foes = Set.of();

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

    /** That character took part in the fight against this actor. */
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

    /** The actor is healed: forget who took part in earlier fights against it. */
    public void forgetFoes() {
        foes = Set.of();
    }

    public void end() {
        opponent = null;
    }

    /** The actor gave or took a blow at that tick of the zone. */
    public void blow(long tick) {
        lastBlowTick = tick;
    }

    /** Adds to all ticks, for a move to a zone with another clock. */
    public void shift(long ticks) {
        lastBlowTick += ticks;
    }

    public long lastBlowTick() {
        return lastBlowTick;
    }
}

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

    /** Whom its player chose to strike, and to touch with what asks for somebody. */
    public Optional<Actor> aim() {
        return Optional.ofNullable(aim).filter(Actor::isPresent);
    }

    public void aimAt(@Nullable Actor other) {
        aim = other;
    }

    /** Whom it strikes at its next turn. */
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

    /** It joins no fight of its group unasked, until it fights again or is elsewhere. */
    public void standAside() {
        standsAside = true;
    }

    public void stepForward() {
        standsAside = false;
    }

    public boolean standsAside() {
        return standsAside;
    }

    /** That character has done something in the fight against it. */
    public void metBy(Actor character) {
        if (!character.isCharacter() || foes.contains(character.id())) return;
        // Most actors are never fought.
        if (foes.isEmpty()) foes = new LinkedHashSet<>();
        foes.add(character.id());
    }

    /** Whether that character has done something in the fight against it. */
    public boolean wasMetBy(Actor character) {
        return foes.contains(character.id());
    }

    /** It is whole again: whoever fights it from now on begins anew. */
    public void forgetFoes() {
        foes = Set.of();
    }

    public void end() {
        opponent = null;
    }

    /** A blow was given or taken at that tick of the zone. */
    public void blow(long tick) {
        lastBlowTick = tick;
    }

    /** In a zone whose ticks count on from other numbers. */
    public void shift(long ticks) {
        lastBlowTick += ticks;
    }

    public long lastBlowTick() {
        return lastBlowTick;
    }
}

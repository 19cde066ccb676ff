package emberdelve.server.feature.dice;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Named;

import java.util.Optional;

/** A seat at a table: a player's, or that of the house. Thread: world. */
final class DiceSeat {
    private final Named named;
    private final Optional<Actor> player;
    private int sum;
    private State state = State.CHOOSES;

    private enum State {
        CHOOSES,
        PRESSES,
        STANDS,
        OUT
    }

    private DiceSeat(Named named, Optional<Actor> player) {
        this.named = named;
        this.player = player;
    }

    static DiceSeat of(Actor player) {
        return new DiceSeat(player.named(), Optional.of(player));
    }

    static DiceSeat ofHouse(Named keeper) {
        return new DiceSeat(keeper, Optional.empty());
    }

    Named named() {
        return named;
    }

    /** Empty for the house. */
    Optional<Actor> player() {
        return player;
    }

    boolean isHouse() {
        return player.isEmpty();
    }

    int sum() {
        return sum;
    }

    void add(int pips) {
        sum += pips;
    }

    /** Whether there is a decision to make. */
    boolean chooses() {
        return state == State.CHOOSES;
    }

    boolean presses() {
        return state == State.PRESSES;
    }

    /** Whether its dice counted too much. */
    boolean isOut() {
        return state == State.OUT;
    }

    /** Whether it rolls no more. */
    boolean isDone() {
        return state == State.STANDS || state == State.OUT;
    }

    void choose() {
        state = State.CHOOSES;
    }

    void press() {
        state = State.PRESSES;
    }

    void stand() {
        state = State.STANDS;
    }

    void goOut() {
        state = State.OUT;
    }
}

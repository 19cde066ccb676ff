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

    /** The player in the seat; empty for the house. */
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

    /** Whether the seat has not decided yet in this round. */
    boolean chooses() {
        return state == State.CHOOSES;
    }

    boolean presses() {
        return state == State.PRESSES;
    }

    /** Whether the sum of the seat's dice was too high. */
    boolean isOut() {
        return state == State.OUT;
    }

    /** Whether the seat rolls no more, because it stands or is out. */
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

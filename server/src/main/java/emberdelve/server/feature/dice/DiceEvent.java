package emberdelve.server.feature.dice;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Events of a game of dice. {@code actor}: a player, or whoever plays for the house. */
public sealed interface DiceEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    record Opened(Named actor, long stake, long seconds) implements DiceEvent {}

    record Joined(Named actor, long stake) implements DiceEvent {}

    /** The roll of the actor's first two dice. */
    record Rolled(Named actor, int first, int second, int sum) implements DiceEvent {}

    record Pressed(Named actor, int die, int sum) implements DiceEvent {}

    /** The news that the actor rolled one more die, and is out. */
    record WentOut(Named actor, int die, int sum) implements DiceEvent {}

    record Stood(Named actor, int sum) implements DiceEvent {}

    /** The news that a player left during the game; the stake stays in the pot. */
    record WalkedOff(Named actor, long stake) implements DiceEvent {}

    /** The news that a player left before the game began, and took the stake along. */
    record TookBack(Named actor, long stake) implements DiceEvent {}

    /**
     * The news that the actor has won. {@code amount}: the part of the pot that the actor gets;
     * {@code cut}: the part that the house keeps.
     */
    record Won(Named actor, long amount, long cut) implements DiceEvent {}

    /** The news that the house has the pot, because it has won or nobody is left. */
    record HouseWon(Named actor, long pot) implements DiceEvent {}

    /** The news that the actor must decide: to roll one more die, or to stand. */
    record Asked(Named actor, int sum, long seconds) implements DiceEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /**
     * The news that the actor has its stake again, because the server was stopped during a game.
     */
    record GotBack(Named actor, long stake) implements DiceEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }
}

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

    /** The first two dice. */
    record Rolled(Named actor, int first, int second, int sum) implements DiceEvent {}

    record Pressed(Named actor, int die, int sum) implements DiceEvent {}

    /** A player who pressed on, and is out. */
    record WentOut(Named actor, int die, int sum) implements DiceEvent {}

    record Stood(Named actor, int sum) implements DiceEvent {}

    /** A player who was not there any more; the stake stays. */
    record WalkedOff(Named actor, long stake) implements DiceEvent {}

    /** A player who left before the game began. */
    record TookBack(Named actor, long stake) implements DiceEvent {}

    /** {@code amount}: what the actor has of the pot; {@code cut}: what the house keeps of it. */
    record Won(Named actor, long amount, long cut) implements DiceEvent {}

    /** The house has won, or nobody is left. */
    record HouseWon(Named actor, long pot) implements DiceEvent {}

    /** The actor is to decide. */
    record Asked(Named actor, int sum, long seconds) implements DiceEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /** The server was stopped during a game: the actor has its stake again. */
    record GotBack(Named actor, long stake) implements DiceEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }
}

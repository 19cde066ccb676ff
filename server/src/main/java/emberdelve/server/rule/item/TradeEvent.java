package emberdelve.server.rule.item;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Events of hirelings. */
public sealed interface TradeEvent extends WorldEvent {
    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    /** {@code actor} has hired a hireling for that many coins. */
    record Hired(Named actor, Named hireling, long gold) implements TradeEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor, hireling);
        }
    }

    /** A minute of the paid time is left. */
    record EndsSoon(Named hireling) implements TradeEvent {
        @Override
        public List<Named> actors() {
            return List.of(hireling);
        }
    }

    /** The reason why a hireling leaves. */
    enum Why {
        TIME_IS_UP,
        DISMISSED,
        /** The hirer has left the dungeon. */
        ALONE
    }

    record Left(Named hireling, Why why) implements TradeEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(hireling);
        }
    }

    /** The hireling died in another room than its hirer's. */
    record Fell(Named hireling) implements TradeEvent {
        @Override
        public List<Named> actors() {
            return List.of(hireling);
        }
    }
}

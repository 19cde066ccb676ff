package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;

import java.util.List;

/** Hirelings who come and go. */
public sealed interface Service extends WorldEvent {
    @Override
    default Carry carry() {
        return Carry.SELF;
    }

    /** {@code actor} has hired somebody for so many coins. */
    record Hired(Named actor, Named hireling, long gold) implements Service {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor, hireling);
        }
    }

    /** A minute of the paid time is left. */
    record EndsSoon(Named hireling) implements Service {
        @Override
        public List<Named> actors() {
            return List.of(hireling);
        }
    }

    /** Why a hireling goes. */
    enum Why {
        TIME_IS_UP,
        DISMISSED,
        /** Its hirer has left the dungeon. */
        ALONE
    }

    record Left(Named hireling, Why why) implements Service {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(hireling);
        }
    }

    /** It died where its hirer is not. */
    record Fell(Named hireling) implements Service {
        @Override
        public List<Named> actors() {
            return List.of(hireling);
        }
    }
}

package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;

import java.util.List;

/** Delves: going in, coming out, and how they end. {@code site}: its name with its article. */
public sealed interface Delving extends WorldEvent {
    Named actor();

    @Override
    default Carry carry() {
        return Carry.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** At the mouth. */
    record WentIn(Named actor, String site) implements Delving {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    /** Where it climbs out. */
    record CameOut(Named actor) implements Delving {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    /** {@code tale}: how it begins. */
    record Opened(Named actor, String site, String tale) implements Delving {}

    /** Nobody lives there any more. */
    record Won(Named actor, String site, String tale) implements Delving {}

    /** Nobody is left who could clear it. */
    record Lost(Named actor, String site, String tale) implements Delving {}
}

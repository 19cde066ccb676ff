package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;

import java.util.List;

/** Players who come and go, and their links. */
public sealed interface PresenceEvent extends WorldEvent {
    Named actor();

    @Override
    default Carry carry() {
        return Carry.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    record CameOnline(Named actor) implements PresenceEvent {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record WentOffline(Named actor) implements PresenceEvent {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record LostLink(Named actor) implements PresenceEvent {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record RegainedLink(Named actor) implements PresenceEvent {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }
}

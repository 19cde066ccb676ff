package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;
import java.util.List;

/** Words of players; never anything but arguments. */
public sealed interface Talk extends WorldEvent {
    Named speaker();

    String words();

    @Override
    default List<Named> actors() {
        return List.of(speaker());
    }

    record Spoke(Named speaker, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record Emoted(Named speaker, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record Shouted(Named speaker, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.ZONE;
        }
    }

    record Told(Named speaker, Named listener, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(speaker, listener);
        }
    }

    record ToldGroup(Named speaker, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.SELF;
        }
    }
}

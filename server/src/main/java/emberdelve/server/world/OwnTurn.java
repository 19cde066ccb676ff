package emberdelve.server.world;

import emberdelve.server.world.action.Turn;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.WorldEvent;

/** The turn of an actor of this world. */
record OwnTurn(World world, Actor self) implements Turn {
    @Override
    public <T> T part(Class<T> type) {
        return world.part(type);
    }

    @Override
    public void emit(WorldEvent event) {
        world.emit(room(), event);
    }

    @Override
    public void tell(WorldEvent event) {
        world.tell(self, event);
    }
}

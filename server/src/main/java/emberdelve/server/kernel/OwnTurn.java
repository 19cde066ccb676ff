package emberdelve.server.kernel;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Exit;
import emberdelve.server.model.Turn;
import emberdelve.server.model.WorldEvent;

/** The turn of an actor of this world. */
record OwnTurn(World world, Actor self) implements Turn {
    @Override
    public <T> T part(Class<T> type) {
        return world.part(type);
    }

    @Override
    public Exit exit(Direction direction) {
        return switch (Turn.super.exit(direction)) {
            case Exit.Open(var to) when new Borders(world).bar(to.id()) -> Exit.Barred.BARRED;
            case Exit exit -> exit;
        };
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

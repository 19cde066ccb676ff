package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.world.Room;
import emberdelve.server.world.World;
import emberdelve.server.world.action.Turn;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.WorldEvent;

/** What a command finds around its player's character. Thread: world. */
public record Scene(World world, Actor self, Role role, Directory directory) {
    public Room room() {
        return self.room();
    }

    public Turn turn() {
        return new Turn(world, self);
    }

    /** Something happened in the character's room. */
    public void emit(WorldEvent event) {
        world.emit(room(), event);
    }
}

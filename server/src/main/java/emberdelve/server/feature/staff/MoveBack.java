package emberdelve.server.feature.staff;

import emberdelve.server.command.Takeback;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/** The way back to the room that a character was in, as long as it is where it was brought. */
record MoveBack(World world, Actor actor, Room from, Room to) implements Takeback {
    @Override
    public Optional<Actor> whom() {
        return Optional.of(actor);
    }

    @Override
    public Optional<Note> obstacle() {
        if (actor.room() != to)
            return Optional.of(Note.of("undo.elsewhere", Map.of("who", actor.name())));
        if (new Borders(world).bar(from.id())) return Optional.of(Note.of("walk.barred"));
        return world.map().find(from.id()).filter(room -> room == from).isPresent()
                ? Optional.empty()
                : Optional.of(Note.of("undo.no-room"));
    }

    @Override
    public void run() {
        world.part(Travel.class).teleport(actor, from);
    }
}

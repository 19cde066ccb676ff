package emberdelve.server.feature.staff;

import emberdelve.server.command.Takeback;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Optional;

/** The way back from monsters that were made, as long as nothing has happened to them. */
record SpawnBack(World world, Room room, List<Actor> made) implements Takeback {
    @Override
    public Optional<Actor> whom() {
        return Optional.empty();
    }

    @Override
    public Optional<Note> obstacle() {
        return made.stream().allMatch(this::isAsMade)
                ? Optional.empty()
                : Optional.of(Note.of("undo.not-as-spawned"));
    }

    private boolean isAsMade(Actor monster) {
        return monster.isPresent()
                && monster.isAlive()
                && monster.room() == room
                && monster.hp() == monster.stats().hp()
                && !monster.combat().isFighting()
                && monster.minds().master().isEmpty()
                && monster.pack().items().isEmpty();
    }

    @Override
    public void run() {
        for (var monster : made) {
            world.emit(
                    room, new MoveEvent.Vanished(monster.named(), MoveEvent.Vanished.Means.MAGIC));
            world.population().remove(monster);
        }
    }
}

package emberdelve.server.game;

import emberdelve.server.command.Fame;
import emberdelve.server.command.Renown;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Fate;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;

/** The deaths of characters, and what the game does then. Thread: world. */
record CharacterDeaths(World world, Players players, Outbox outbox) {
    /** Announces a hardcore character's death, and leads its player back to the character menu. */
    void died(Actor dead) {
        var renown = Renown.of(dead);
        players.service(Fame.class).remember(renown);
        if (!(dead.fate() instanceof Fate.Fallen(var death))) return;
        players.quitToAccount(dead);
        var note = note(renown, death);
        for (var player : players.all())
            if (player.actor() != dead) outbox.show(player, List.of(note));
    }

    private Note note(Renown renown, Fate.Death death) {
        return Note.of(
                death.killer().isEmpty() ? "fame.fell-by-own-hand" : "fame.fell",
                Map.of(
                        "who", renown.name(),
                        "class", renown.characterClass(),
                        "level", Integer.toString(death.level()),
                        "killer", death.killer(),
                        "room", world.map().room(death.room()).template().name()));
    }
}

package emberdelve.server.game;

import emberdelve.server.view.Note;
import emberdelve.server.world.Obituary;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import java.util.List;
import java.util.Map;

/** What the game does when a character has died. Thread: world. */
record Deathwatch(World world, Players players, Outbox outbox) {
    /** Whoever fell for good is told to all, and its player led back to the other characters. */
    void died(Actor dead, Obituary obituary) {
        if (!obituary.forGood()) return;
        players.quitToAccount(dead);
        var note = note(obituary);
        for (var player : players.all())
            if (player.actor() != dead) outbox.show(player, List.of(note));
    }

    private Note note(Obituary obituary) {
        return Note.of(
                obituary.killer().isEmpty() ? "fame.fell-by-own-hand" : "fame.fell",
                Map.of(
                        "who", obituary.who(),
                        "class", obituary.characterClass(),
                        "level", Integer.toString(obituary.level()),
                        "killer", obituary.killer(),
                        "room", world.room(obituary.room()).template().name()));
    }
}

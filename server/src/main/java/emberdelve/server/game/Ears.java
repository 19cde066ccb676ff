package emberdelve.server.game;

import emberdelve.server.command.look.Looking;
import emberdelve.server.view.View;
import emberdelve.server.world.World;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.event.Talk;
import emberdelve.server.world.event.WorldEvent;
import emberdelve.server.world.perception.Noticed;
import java.util.List;

/** What of all that is noticed reaches a player, and what is kept of it. Thread: world. */
final class Ears {
    private final World world;
    private final Players players;
    private final Outbox outbox;

    Ears(World world, Players players, Outbox outbox) {
        this.world = world;
        this.players = players;
        this.outbox = outbox;
    }

    void hear(Noticed noticed) {
        players.get(noticed.reader().id()).ifPresent(player -> hear(player, noticed));
    }

    private void hear(Player player, Noticed noticed) {
        var event = noticed.event();
        if (event instanceof Talk talk)
            players.chat().heard(player.actor(), talk, world.now());
        outbox.tell(player, new Heard.Fact(event, noticed.direction()));
        if (hasArrived(player, event))
            show(player, Looking.room(player.actor().room(), player.actor(), players));
    }

    private static boolean hasArrived(Player reader, WorldEvent event) {
        return event instanceof Movement.Arrived(var who, _)
                && who.id().equals(reader.actor().id());
    }

    private void show(Player player, View view) {
        outbox.show(player, List.of(view));
    }
}

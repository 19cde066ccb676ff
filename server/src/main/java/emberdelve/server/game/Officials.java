package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.command.StaffScene;
import emberdelve.server.view.Note;
import emberdelve.server.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who has which role, and what staff are told when it is not known at once. Thread: world. */
final class Officials {
    /** Who gives orders at the server's own input. */
    static final String CONSOLE = "console";

    private final World world;
    private final Players players;
    private final Outbox outbox;
    private Optional<Link> console = Optional.empty();

    Officials(World world, Players players, Outbox outbox) {
        this.world = world;
        this.players = players;
        this.outbox = outbox;
    }

    /** That is where the console reads its answers. */
    void consoleIs(Link link) {
        console = Optional.of(link);
    }

    /** It counts at once, is told to whom it concerns, and leaves its row in the audit log. */
    void changed(Input.RoleChanged change) {
        var told = Map.of(
                "who", change.account(),
                "before", change.before().word(),
                "role", change.role().word());
        for (var player : players.changeRole(change.accountId(), change.role()))
            outbox.show(player, List.of(Note.of("role.yours", told)));
        var scene = new StaffScene(
                world, Optional.empty(), change.who(), change.from(), Role.OWNER, players);
        var number = scene.audit(
                "role", change.account(), change.before().word() + " to " + change.role().word());
        answer(
                change.who(),
                Note.of(
                        "role.given",
                        Map.of(
                                "who", change.account(),
                                "before", change.before().word(),
                                "role", change.role().word(),
                                "audit", number)));
    }

    void answer(String who, Note note) {
        if (who.equals(CONSOLE)) {
            console.ifPresent(link -> outbox.show(link, List.of(note)));
            return;
        }
        players.all().stream()
                .filter(player -> player.actor().name().equals(who))
                .forEach(player -> outbox.show(player, List.of(note)));
    }
}

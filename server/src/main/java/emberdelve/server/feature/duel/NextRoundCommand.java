package emberdelve.server.feature.duel;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.model.Named;

import java.util.Map;
import java.util.stream.Collectors;

/** {@code duel next}, and ENTER in a duel: says that the player is ready for the next round. */
record NextRoundCommand() implements Command.Free {
    /** The line that ENTER types. */
    public static final String LINE = "duel next";

    @Override
    public Reply run(Scene scene) {
        var awaited = scene.world().part(Duels.class).hurry(scene.self());
        if (awaited.isEmpty()) return Reply.note("duel.none");
        if (awaited.get().isEmpty()) return Reply.NOTHING;
        var who = awaited.get().stream().map(Named::name).collect(Collectors.joining(", "));
        return Reply.note("duel.waits", Map.of("who", who));
    }
}

package emberdelve.server.feature.rumour;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Map;

/** {@code rumours}: shows what people say, in the zone in which they talk. */
record RumoursCommand() implements Command.Free {
    static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "rum*ours", "rumor", "rumors").alone(RumoursCommand::new);

    @Override
    public Reply run(Scene scene) {
        var mill = scene.world().part(Rumoured.class).mill();
        if (mill.isEmpty()) return Reply.note("rumour.none");
        var room = mill.get().plan().toldIn();
        if (!scene.room().zone().template().id().equals(room.zone()))
            return Reply.note(
                    "rumour.not-here",
                    Map.of("room", scene.world().map().room(room).template().name()));
        return mill.get()
                .current()
                .map(rumour -> Reply.note("rumour.said", Map.of("rumour", rumour)))
                .orElseGet(() -> Reply.note("rumour.none"));
    }
}

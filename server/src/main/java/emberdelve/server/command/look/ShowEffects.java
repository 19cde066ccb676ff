package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code effects}: what has befallen one's character, and for how long. */
public record ShowEffects() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "ef*fects").listedAfter("timeline").alone(ShowEffects::new);

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        var lines = new ArrayList<Note>();
        for (var affliction : self.plight().afflictions()) {
            var left = affliction.endTick() - scene.room().zone().now();
            lines.add(
                    Note.of(
                            "effects.for-ticks",
                            Map.of("what", affliction.name(), "ticks", Long.toString(left))));
        }
        for (var mind : self.minds().passing())
            lines.add(
                    Note.of(
                            "effects.for-turns",
                            Map.of(
                                    "what",
                                    mind.getKey(),
                                    "turns",
                                    Integer.toString(mind.getValue()))));
        return lines.isEmpty() ? Reply.note("effects.none") : new Reply(List.copyOf(lines), false);
    }
}

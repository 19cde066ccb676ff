package emberdelve.server.feature.effect;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code effects}: lists the character's status effects, and how long each lasts. */
record EffectsCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "ef*fects").listedAfter("timeline").alone(EffectsCommand::new);

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        var lines = new ArrayList<Note>();
        for (var status : self.statusEffects().active()) {
            var left = status.endTick() - scene.room().zone().now();
            lines.add(
                    Note.of(
                            "effects.for-ticks",
                            Map.of("what", status.name(), "ticks", Long.toString(left))));
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

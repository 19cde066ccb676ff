package emberdelve.server.rule.effect;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.WorldClock;
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
        for (var status : self.effects().active())
            lines.add(lasts(scene, status.name(), status.endTick() - scene.room().zone().now()));
        for (var mind : self.minds().passing()) lines.add(forTurns(mind.getKey(), mind.getValue()));
        return lines.isEmpty() ? Reply.note("effects.none") : new Reply(List.copyOf(lines), false);
    }

    /**
     * The time that an effect lasts: in turns where the zone's time waits for its players, else in
     * seconds.
     */
    private static Note lasts(Scene scene, String what, long ticks) {
        if (scene.room().zone().isTurnBased())
            return forTurns(what, Math.ceilDiv(Math.max(0, ticks), scene.self().speed()));
        var seconds = scene.world().part(WorldClock.class).secondsOf(ticks);
        return Note.of(
                "effects.for-seconds", Map.of("what", what, "seconds", Long.toString(seconds)));
    }

    private static Note forTurns(String what, long turns) {
        return Note.of("effects.for-turns", Map.of("what", what, "turns", Long.toString(turns)));
    }
}

package emberdelve.server.rule.effect;

import emberdelve.config.content.Ability;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.kernel.Repertoire;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code ability}: lists the abilities of the class, and when each can be used again. */
record AbilitiesCommand() implements Command.Free {
    @Override
    public Reply run(Scene scene) {
        var known = scene.world().part(Repertoire.class).of(scene.self());
        if (known.isEmpty()) return Reply.note("ability.nothing");
        var lines = new ArrayList<Note>();
        for (var ability : known) lines.add(line(scene, ability, lines.size() + 1));
        return new Reply(List.copyOf(lines), false);
    }

    private static Note line(Scene scene, Ability ability, int number) {
        var self = scene.self();
        var left = self.effects().readyAgain(ability.id()) - scene.world().now();
        var seconds = scene.world().part(WorldClock.class).secondsOf(left);
        return Note.of(
                key(ability, self.progress().level(), left),
                Map.of(
                        "number", Integer.toString(number),
                        "word", ability.id(),
                        "level", Integer.toString(ability.level()),
                        "seconds", Long.toString(seconds),
                        "text", ability.description()));
    }

    private static String key(Ability ability, int level, long ticksLeft) {
        if (level < ability.level()) return "ability.line-later";
        return ticksLeft > 0 ? "ability.line-recovers" : "ability.line";
    }
}

package emberdelve.server.rule.level;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code levels}: shows at which experience the levels around the character's own begin. */
record LevelsCommand() implements Command.Free {
    /**
     * The most levels below the character's own that are listed; levels have no end, and those far
     * off are no use yet.
     */
    private static final int BELOW_MAX = 3;

    private static final int ABOVE = 6;

    public static final Verb VERB = Verb.of(Verb.Kind.SELF, "levels").alone(LevelsCommand::new);

    @Override
    public Reply run(Scene scene) {
        var own = scene.self().progress();
        var kills = scene.world().part(Kills.class);
        var next = kills.nextLevelAt(own.level());
        var lines = new ArrayList<View>();
        lines.add(
                Note.of(
                        "levels.head",
                        Map.of(
                                "level", Integer.toString(own.level()),
                                "xp", Long.toString(own.xp()),
                                "next", Integer.toString(own.level() + 1),
                                "missing", Long.toString(Math.max(0, next - own.xp())))));
        var first = Math.max(1, own.level() - BELOW_MAX);
        for (var level = first; level <= own.level() + ABOVE; level++) {
            var at = level == 1 ? 0 : kills.nextLevelAt(level - 1);
            lines.add(
                    Note.of(
                            level == own.level() ? "levels.line-own" : "levels.line",
                            Map.of("level", Integer.toString(level), "at", Long.toString(at))));
        }
        return new Reply(List.copyOf(lines), false);
    }
}

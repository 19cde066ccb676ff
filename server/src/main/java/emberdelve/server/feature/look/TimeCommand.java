package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Displays;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * {@code time}: tells the part of the day, and the age of the world, in real time and in the
 * world's units.
 */
record TimeCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "time").alone(TimeCommand::new);

    @Override
    public Reply run(Scene scene) {
        var age = scene.world().part(WorldClock.class).timeOf(scene.world().now());
        var lived =
                Note.of(
                        key(age),
                        Map.of(
                                "hours", Long.toString(age.toHours()),
                                "minutes", Integer.toString(age.toMinutesPart()),
                                "tick", Long.toString(scene.world().now()),
                                "turn", Long.toString(turn(scene))));
        var lines = new ArrayList<View>(scene.world().part(Displays.class).ofTime(scene.world()));
        lines.add(lived);
        return new Reply(List.copyOf(lines), false);
    }

    private static long turn(Scene scene) {
        return scene.room().zone().gameTurn().number();
    }

    private static String key(Duration age) {
        if (age.toHours() == 0) return "time.now-minutes";
        return age.toMinutesPart() == 0 ? "time.now-hours" : "time.now";
    }
}

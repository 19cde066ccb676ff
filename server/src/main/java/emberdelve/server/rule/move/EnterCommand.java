package emberdelve.server.rule.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Way;

import java.util.Map;

/**
 * {@code enter cabin}, {@code enter iron door}: walks through the exit that has that name, or whose
 * door has it.
 */
record EnterCommand(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "en*ter").text(EnterCommand::new);

    @Override
    public Intent intent(Scene scene) {
        var name = TargetName.parse(what);
        var fitting = scene.room().ways().stream().filter(way -> leadsTo(way, name)).toList();
        var whole = fitting.stream().filter(way -> isWhole(way, name)).toList();
        var ways = whole.isEmpty() ? fitting : whole;
        if (!ways.isEmpty()) return WhichWay.among(ways);
        return scene.world()
                .part(Thresholds.class)
                .first(threshold -> threshold.enter(scene, what))
                .orElseGet(() -> Intent.refuse(Reply.note("enter.none", Map.of("what", what))));
    }

    private static boolean isWhole(Way way, TargetName name) {
        return name.isWhole(way.to().template().name())
                || way.door().filter(door -> name.isWhole(door.name())).isPresent();
    }

    private static boolean leadsTo(Way way, TargetName name) {
        return name.fits(way.to().template().name())
                || way.door().filter(door -> name.fits(door.name())).isPresent();
    }
}

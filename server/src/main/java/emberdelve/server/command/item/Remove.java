package emberdelve.server.command.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.world.action.TakeOff;

import java.util.List;
import java.util.Map;

/** {@code remove shield}, {@code remove all}: takes off what is worn. */
public record Remove(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "rem*ove").text(Remove::new);

    @Override
    public Intent intent(Scene scene) {
        var worn = List.copyOf(scene.self().worn().values());
        var name = TargetName.parse(what);
        var items = Find.items(worn, name);
        if (!items.isEmpty()) return Intent.to(new TakeOff(items));
        return Intent.refuse(
                name.isEverything()
                        ? Reply.note("remove.nothing")
                        : Reply.note("remove.none", Map.of("what", what)));
    }
}

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

/** {@code remove shield}: takes something worn off. */
public record Remove(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "remove").text(Remove::new);

    @Override
    public Intent intent(Scene scene) {
        var worn = List.copyOf(scene.self().worn().values());
        var items = Find.items(worn, TargetName.parse(what));
        if (items.isEmpty()) return Intent.refuse(Reply.note("remove.none", Map.of("what", what)));
        return Intent.to(new TakeOff(items.getFirst()));
    }
}

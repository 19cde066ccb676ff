package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;

import java.util.List;

/** {@code remove shield}, {@code remove all}: takes off worn items. */
record RemoveCommand(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "rem*ove").text(RemoveCommand::new);

    @Override
    public Intent intent(Scene scene) {
        var worn = List.copyOf(scene.self().worn().values());
        var name = TargetName.parse(what);
        var items = Find.items(worn, name);
        if (!items.isEmpty()) return Intent.to(new TakeOff(items));
        return Intent.refuse(
                name.isEverything()
                        ? Reply.note("remove.nothing")
                        : Find.none("remove.none", what));
    }
}

package emberdelve.server.command.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Question;
import emberdelve.server.world.action.Drop;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code drop sword}, {@code drop all.potion}; {@code drop all} asks first.
 *
 * @param sure whether that question was answered
 */
public record DropCommand(String what, boolean sure) implements Command.Timed {
    private static final String SURE = " yes";

    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "drop").text(DropCommand::parse);

    static DropCommand parse(String rest) {
        return rest.endsWith(SURE)
                ? new DropCommand(rest.substring(0, rest.length() - SURE.length()), true)
                : new DropCommand(rest, false);
    }

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        var name = TargetName.parse(what);
        var pack = scene.self().pack().items();
        if (pack.isEmpty()) return Intent.refuse(Reply.note("item.nothing"));
        if (name.isEverything() && !sure) return Intent.refuse(askFirst(pack.size()));
        if (Find.isAmbiguous(pack, name))
            return Intent.refuse(Find.which(pack, name, id -> "drop " + id));

        var items = Find.items(pack, name);
        if (items.isEmpty()) return Intent.refuse(Reply.note("item.none", Map.of("what", what)));
        return Intent.to(new Drop(items));
    }

    private static Reply askFirst(int count) {
        var options =
                List.of(Question.Option.of("yes", "drop all" + SURE), Question.Option.of("no", ""));
        return Reply.of(
                new Question(
                        "question.drop-all",
                        Map.of("count", Integer.toString(count)),
                        options,
                        Optional.of(2)));
    }
}

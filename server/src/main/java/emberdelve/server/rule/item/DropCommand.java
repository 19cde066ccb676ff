package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Item;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code drop sword}, {@code drop all.potion}; {@code drop all} and a bound item ask first.
 *
 * @param sure whether the player has confirmed
 */
record DropCommand(String what, boolean sure) implements Command.Timed {
    private static final String SURE = " yes";

    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "dro*p").text(DropCommand::parse);

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
        var pack = FreeAndBound.freeFirst(scene.self().pack().items());
        if (pack.isEmpty()) return Intent.refuse(Reply.note("item.nothing"));
        var free = pack.stream().filter(item -> item.firstBound().isEmpty()).count();
        var asGuest = BoundGold.asGuest(scene);
        if (name.isEverything() && !sure && free > 0 && asGuest.isEmpty())
            return Intent.refuse(askFirst(free));
        if (Find.isAmbiguous(pack, name))
            return Intent.refuse(Find.which(pack, name, id -> "drop " + id));

        var items = Find.items(pack, name);
        if (items.isEmpty()) return Intent.refuse(Find.none("item.none", what));
        var first = items.getFirst();
        if (asGuest.isPresent() && items.stream().anyMatch(item -> item.firstBound().isEmpty()))
            return Intent.refuse(asGuest.get());
        if (name.isPlural() || first.boundTo().isEmpty()) return Intent.to(new Drop(items));
        return sure ? Intent.to(new DropBound(first)) : Intent.refuse(askFirst(first));
    }

    /**
     * Asks whether the player means it, because a dropped bound item is destroyed: nobody should
     * lose the first sword by a typing mistake.
     */
    private static Reply askFirst(Item bound) {
        return ask("drop-bound", Map.of("item", bound.type().name()), "drop " + bound.id());
    }

    private static Reply askFirst(long count) {
        return ask("drop-all", Map.of("count", Long.toString(count)), "drop all");
    }

    private static Reply ask(String about, Map<String, String> arguments, String line) {
        var options = List.of(Question.Option.of("yes", line + SURE), Question.Option.of("no", ""));
        return Reply.of(new Question("question." + about, arguments, options, Optional.of(2)));
    }
}

package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Item;

import java.util.ArrayList;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** {@code put potion in sack}, {@code put all.potion in sack}, {@code put potion sack}. */
record PutCommand(String what, String where) implements Command.Timed {
    private static final Pattern IN =
            Pattern.compile("(.+)\\s+in(?:to)?\\s+(.+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern LAST = Pattern.compile("(.+)\\s+(\\S+)");

    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "pu*t").parsed(PutCommand::parse);

    private static Optional<Command> parse(String rest) {
        return Stream.of(IN, LAST)
                .map(form -> form.matcher(rest))
                .filter(Matcher::matches)
                .findFirst()
                .map(words -> new PutCommand(words.group(1), words.group(2)));
    }

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        var container = container(scene, where);
        if (container.isEmpty()) return Intent.refuse(Find.none("item.not-here", where));
        var asGuest = BoundGold.asGuest(scene);
        if (asGuest.isPresent() && scene.room().floor().items().contains(container.get()))
            return Intent.refuse(asGuest.get());

        var pack = new ArrayList<>(scene.self().pack().items());
        pack.remove(container.get());
        var items = Find.items(pack, TargetName.parse(what));
        return items.isEmpty()
                ? Intent.refuse(Find.none("item.none", what))
                : Intent.to(new PutIn(items, container.get()));
    }

    /** The container of that name in the pack or on the floor. */
    static Optional<Item> container(Scene scene, String name) {
        var near = new ArrayList<>(scene.self().pack().items());
        near.addAll(scene.room().floor().items());
        near.removeIf(item -> item.type().make().container().isEmpty());
        return Find.items(near, TargetName.parse(name)).stream().findFirst();
    }
}

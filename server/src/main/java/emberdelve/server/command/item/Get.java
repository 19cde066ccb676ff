package emberdelve.server.command.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.world.action.Take;
import emberdelve.server.world.action.TakeOut;
import emberdelve.server.world.item.Corpse;
import emberdelve.server.world.item.Item;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code get sword}, {@code get all}, {@code get potion from corpse}, {@code get gold from corpse}.
 *
 * @param from the name of the corpse or container; empty for the floor
 */
public record Get(String what, Optional<String> from) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "get", "take").text(Get::parse);
    static Get parse(String rest) {
        var split = rest.toLowerCase(Locale.ROOT).lastIndexOf(" from ");
        if (split >= 0)
            return new Get(
                    rest.substring(0, split).strip(),
                    Optional.of(rest.substring(split + 6).strip()));
        // "get all corpse": the way many players type it.
        var words = rest.toLowerCase(Locale.ROOT);
        if (words.startsWith("all ") && words.endsWith("corpse"))
            return new Get("all", Optional.of(rest.substring(4)));
        return new Get(rest, Optional.empty());
    }

    @Override
    public Intent intent(Scene scene) {
        return from.isPresent() ? fromCorpse(scene, from.get()) : fromFloor(scene);
    }

    private Intent fromFloor(Scene scene) {
        var name = TargetName.parse(what);
        var floor = scene.room().floor().items();
        if (Find.isAmbiguous(floor, name))
            return Intent.refuse(Find.which(floor, name, id -> "get " + id));
        var items = Find.items(floor, name);
        if (!items.isEmpty()) return Intent.to(new Take(items, Optional.empty(), false));
        if (name.isAll() && name.words().isEmpty())
            return Intent.refuse(Reply.note("take.nothing"));

        // Nothing here is called so, but a corpse may hold it: newcomers type "get sword".
        for (var corpse : scene.room().corpses()) {
            if (holds(corpse, name)) return Intent.refuse(hint(corpse));
        }
        return Intent.refuse(Reply.note("item.not-here", Map.of("what", what)));
    }

    private Intent fromCorpse(Scene scene, String corpseName) {
        var corpses = corpses(scene, TargetName.parse(corpseName));
        if (corpses.isEmpty()) return fromContainer(scene, corpseName);

        var name = TargetName.parse(what);
        for (var corpse : corpses) {
            var items = Find.items(corpse.items().items(), name);
            var gold = wantsGold(name) && corpse.gold() > 0;
            if (!items.isEmpty() || gold)
                return Intent.to(new Take(items, Optional.of(corpse), gold));
        }
        var empty = corpses.stream().allMatch(corpse -> !holds(corpse, TargetName.parse("all")));
        return Intent.refuse(
                Reply.note(
                        empty ? "take.corpse-empty" : "take.not-in-corpse",
                        Map.of("corpse", corpses.getFirst().of())));
    }

    private Intent fromContainer(Scene scene, String containerName) {
        var container = PutCommand.container(scene, containerName);
        if (container.isEmpty())
            return Intent.refuse(Reply.note("item.not-here", Map.of("what", containerName)));

        var items = Find.items(container.get().contents().items(), TargetName.parse(what));
        if (items.isEmpty())
            return Intent.refuse(
                    Reply.note(
                            "put.not-in", Map.of("container", container.get().type().name())));
        return Intent.to(new TakeOut(items, container.get()));
    }

    private static boolean wantsGold(TargetName name) {
        return name.words().isEmpty() ? name.isAll() : name.fits("gold coins", "");
    }

    /** Fitting corpses, the newest first: that of the last kill is the one that is meant. */
    private static List<Corpse> corpses(Scene scene, TargetName name) {
        var fitting = scene.room().corpses().stream()
                .filter(corpse -> name.fits("corpse of " + corpse.of(), corpse.id().toString()))
                .toList()
                .reversed();
        return name.ordinal() > 1
                ? fitting.stream().skip(name.ordinal() - 1L).limit(1).toList()
                : fitting;
    }

    private static boolean holds(Corpse corpse, TargetName name) {
        List<Item> items = corpse.items().items();
        return !Find.items(items, name).isEmpty() || (wantsGold(name) && corpse.gold() > 0);
    }

    private Reply hint(Corpse corpse) {
        return Reply.note("take.in-corpse", Map.of("what", what, "corpse", corpse.of()));
    }
}

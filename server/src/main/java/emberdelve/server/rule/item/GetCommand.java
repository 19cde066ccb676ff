package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Item;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code get sword}, {@code get all}, {@code get potion from corpse}, {@code get gold from corpse}.
 * Whoever takes anything from their own corpse takes back the experience in it.
 *
 * @param from the name of the corpse or container; empty for the floor
 */
record GetCommand(String what, Optional<String> from) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "ge*t", "tak*e").text(GetCommand::parse);

    /** {@code get all corpse}, {@code get all.corpse}, {@code get all 2.corpse} and so on. */
    private static final Pattern CORPSE =
            Pattern.compile("(?:(.+)\\s)?((?:all|[1-9]\\d{0,3})\\.)?corpses?");

    private static final Pattern NUMBERED = Pattern.compile("[1-9]\\d{0,3}\\..+");

    static GetCommand parse(String rest) {
        var words = rest.toLowerCase(Locale.ROOT);
        var split = words.lastIndexOf(" from ");
        if (split >= 0)
            return new GetCommand(
                    rest.substring(0, split).strip(),
                    Optional.of(rest.substring(split + 6).strip()));
        var corpse = CORPSE.matcher(words);
        if (!corpse.matches()) return new GetCommand(rest, Optional.empty());
        var what = corpse.group(1);
        if (what == null || what.equals("the")) return new GetCommand("all", Optional.of(words));
        var named = words.startsWith("all ") ? "all" : what.strip();
        return new GetCommand(named, Optional.of(words.substring(named.length()).strip()));
    }

    /**
     * Whether the items lie on the floor, where somebody may have put them. Taking from corpses and
     * containers goes on while saving fails.
     */
    @Override
    public boolean needsSaving() {
        return from.isEmpty();
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
        if (!items.isEmpty()) return Intent.to(new Take(items));
        // No item on the floor has that name, but a corpse may contain one: newcomers type "get
        // sword".
        for (var corpse : scene.room().corpses()) {
            if (holds(scene, corpse, name)) return Intent.refuse(hint(corpse, name));
        }
        if (name.isEverything()) return Intent.refuse(Reply.note("take.nothing"));
        return withoutFrom(scene).orElseGet(() -> Intent.refuse(Find.none("item.not-here", what)));
    }

    /** The intent of {@code get potion bag}, without "from", as in other games. */
    private Optional<Intent> withoutFrom(Scene scene) {
        var blank = what.lastIndexOf(' ');
        if (blank < 0) return Optional.empty();
        var container = what.substring(blank + 1);
        return PutCommand.container(scene, container)
                .map(_ -> new GetCommand(what.substring(0, blank).strip(), Optional.of(container)))
                .map(meant -> meant.intent(scene));
    }

    private Intent fromCorpse(Scene scene, String corpseName) {
        var corpses = corpses(scene, corpseName);
        if (corpses.isEmpty()) return fromContainer(scene, corpseName);

        var name = TargetName.parse(what);
        var items = Find.items(lyingIn(scene, corpses), name);
        var purses =
                corpses.stream().filter(corpse -> wantsGold(name) && corpse.gold() > 0).toList();
        var own = corpses.stream().filter(corpse -> corpse.xpOf(scene.self().id()) > 0).toList();
        if (!items.isEmpty() || !purses.isEmpty() || (wantsXp(name) && !own.isEmpty()))
            return Intent.to(new Take(items, purses, own));
        var empty = corpses.stream().allMatch(Corpse::isEmpty);
        return Intent.refuse(
                Reply.note(
                        empty ? "take.corpse-empty" : "take.not-in-corpse",
                        Map.of("corpse", corpses.getFirst().of())));
    }

    /** Items in corpses; those that are kept for others come last. */
    private static List<Item> lyingIn(Scene scene, List<Corpse> corpses) {
        return corpses.stream()
                .flatMap(corpse -> corpse.items().items().stream())
                .sorted(Comparator.comparing(item -> Take.isAnothers(scene.turn(), item)))
                .toList();
    }

    private Intent fromContainer(Scene scene, String containerName) {
        var container = PutCommand.container(scene, containerName);
        if (container.isEmpty()) return Intent.refuse(Find.none("item.not-here", containerName));

        var items = Find.items(container.get().contents().items(), TargetName.parse(what));
        if (items.isEmpty())
            return Intent.refuse(
                    Reply.note("put.not-in", Map.of("container", container.get().type().name())));
        return Intent.to(new TakeOut(items, container.get()));
    }

    private static boolean wantsGold(TargetName name) {
        return name.words().isEmpty() ? name.isAll() : name.fits("gold coins");
    }

    private static boolean wantsXp(TargetName name) {
        return name.words().isEmpty() ? name.isAll() : name.fits("experience xp");
    }

    /** The corpses of that name, the newest first; only one if the name has a number. */
    private static List<Corpse> corpses(Scene scene, String typed) {
        var name = TargetName.parse(typed.replaceFirst("(?i)corpses$", "corpse"));
        var fitting =
                scene.room().corpses().stream()
                        .filter(corpse ->
                                name.isId(corpse.id().toString())
                                        || name.fits("corpse of " + corpse.of()))
                        .toList()
                        .reversed();
        return NUMBERED.matcher(typed).matches()
                ? fitting.stream().skip(name.ordinal() - 1L).limit(1).toList()
                : fitting;
    }

    private static boolean holds(Scene scene, Corpse corpse, TargetName name) {
        List<Item> items = corpse.items().items();
        return !Find.items(items, name).isEmpty()
                || (wantsGold(name) && corpse.gold() > 0)
                || (wantsXp(name) && corpse.xpOf(scene.self().id()) > 0);
    }

    private Reply hint(Corpse corpse, TargetName name) {
        if (name.isEverything())
            return Reply.note("take.only-corpse", Map.of("corpse", corpse.of()));
        return Reply.note("take.in-corpse", Map.of("what", what, "corpse", corpse.of()));
    }
}

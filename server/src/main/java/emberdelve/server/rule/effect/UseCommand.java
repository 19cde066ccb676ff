package emberdelve.server.rule.effect;

import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.command.Command;
import emberdelve.server.command.Displays;
import emberdelve.server.command.Find;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Deed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.view.Note;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code use scroll}, {@code use scroll on kobold}, {@code drink potion}, {@code read scroll},
 * {@code throw flask at kobold}.
 *
 * @param onWhom empty if no target was named
 */
record UseCommand(String what, Optional<String> onWhom) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "us*e", "dr*ink", "q*uaff", "rea*d", "th*row")
                    .listedAfter("stop")
                    .text(UseCommand::parse);

    static UseCommand parse(String rest) {
        var words = rest.toLowerCase(Locale.ROOT);
        var split = Math.max(words.lastIndexOf(" on "), words.lastIndexOf(" at "));
        if (split < 0) return new UseCommand(rest, Optional.empty());
        return new UseCommand(
                rest.substring(0, split).strip(), Optional.of(rest.substring(split + 4).strip()));
    }

    @Override
    public Intent intent(Scene scene) {
        var name = TargetName.parse(what);
        var pack = scene.self().pack().items();
        var items = Find.items(pack, name);
        if (Find.isAmbiguous(pack, name)) {
            if (!isUrgent(scene, items))
                return Intent.refuse(Find.which(pack, name, this::commandFor));
            items = items.stream().sorted(Comparator.comparingLong(UseCommand::value)).toList();
        }
        if (items.isEmpty()) return unlessSomebodyIsLast(scene);
        var item = items.getFirst();
        var use = item.type().use();
        if (use.isEmpty()) return unlessAwaited(scene, item);
        return onWhom.isPresent()
                ? onNamed(scene, item, use.get(), onWhom.get())
                : byItself(scene, item, use.get());
    }

    /** Whether the player is not asked which item is meant: in a fight, if all of them heal. */
    private static boolean isUrgent(Scene scene, List<Item> items) {
        return scene.self().combat().isFighting() && items.stream().allMatch(UseCommand::heals);
    }

    private static boolean heals(Item item) {
        return item.type()
                .use()
                .filter(its -> its.effects().stream().allMatch(Effect.Heal.class::isInstance))
                .isPresent();
    }

    private static long value(Item item) {
        return item.type().value();
    }

    /**
     * The intent when no item has that name; perhaps the last word names the target: {@code quaff
     * healing tolo}.
     */
    private Intent unlessSomebodyIsLast(Scene scene) {
        var blank = what.lastIndexOf(' ');
        if (blank > 0 && onWhom.isEmpty()) {
            var whom = what.substring(blank + 1);
            var item = what.substring(0, blank).strip();
            var has = !Find.items(scene.self().pack().items(), TargetName.parse(item)).isEmpty();
            if (has && scene.somebody(whom).isPresent())
                return new UseCommand(item, Optional.of(whom)).intent(scene);
        }
        var deed = deed(scene, List.of());
        if (isKnown(scene, deed)) return Intent.to(new Handle(deed));
        // "read card": a text in the room is no item that a character carries.
        var displays = scene.world().part(Displays.class);
        return Intent.refuse(
                displays.at(scene, what)
                        .or(() -> Looking.detail(scene.room(), TargetName.parse(what)))
                        .or(() -> displays.otherwise(scene, what))
                        .orElseGet(() -> Find.none("item.none", what)));
    }

    /** The use of an item that does nothing by itself; perhaps something here waits for it. */
    private Intent unlessAwaited(Scene scene, Item item) {
        var deed = deed(scene, List.of(item.type()));
        return isKnown(scene, deed)
                ? Intent.to(new Handle(deed))
                : Intent.refuse(refuse("use.not-usable", item));
    }

    /** Whether something here waits for the deed, even if it has to recover first. */
    private static boolean isKnown(Scene scene, Deed deed) {
        var hooks = scene.world().hooks();
        return hooks.isAwaited(deed) || hooks.isResting(deed);
    }

    private Deed deed(Scene scene, List<ItemType> with) {
        return Deed.of(scene.room(), When.USE, scene.self())
                .called(onWhom.orElse(what).toLowerCase(Locale.ROOT))
                .to(scene.somebody(onWhom.orElse(what)))
                .with(with);
    }

    private Intent onNamed(Scene scene, Item item, ItemType.Use use, String whom) {
        return switch (Aim.named(scene, use.selector(), whom)) {
            case Aim.At(var actors) -> use(scene, item, actors);
            case Aim.Unfit(var who) ->
                    Intent.refuse(
                            Reply.of(
                                    new Note(
                                            "use.not-on",
                                            List.of(who.named()),
                                            Map.of("item", item.type().name()))));
            case Aim.Missing missing -> Intent.refuse(missing(missing, item, whom));
        };
    }

    private static Reply missing(Aim.Missing missing, Item item, String whom) {
        return switch (missing) {
            case NOBODY -> refuse("use.nobody-near", item);
            case ONLY_YOURSELF -> refuse("use.only-yourself", item);
            case NOT_YOURSELF -> refuse("use.not-yourself", item);
            case GONE -> refuse("use.dead", item);
            case OUT_OF_REACH -> refuse("use.gone", item);
            case UNKNOWN ->
                    Reply.note(
                            "use.not-in-range", Map.of("what", whom, "item", item.type().name()));
        };
    }

    private Intent byItself(Scene scene, Item item, ItemType.Use use) {
        return switch (scene.world().part(Targeting.class).choose(scene.self(), use.selector())) {
            case Targeting.Choice.Targets(var actors) -> use(scene, item, actors);
            case Targeting.Choice.OneOf(var candidates) ->
                    Intent.refuse(
                            Find.whom(
                                    scene,
                                    item.type().name(),
                                    candidates,
                                    id -> "use " + item.id() + " on " + id));
            case Targeting.Choice.Nobody.NOBODY -> Intent.refuse(refuse("use.nobody-near", item));
        };
    }

    private static Intent use(Scene scene, Item item, List<Actor> targets) {
        return Intent.to(new UseItem(item, targets));
    }

    private String commandFor(String id) {
        return "use " + id + onWhom.map(whom -> " on " + whom).orElse("");
    }

    private static Reply refuse(String key, Item item) {
        return Reply.note(key, Map.of("item", item.type().name()));
    }
}

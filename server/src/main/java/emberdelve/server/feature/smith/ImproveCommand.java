package emberdelve.server.feature.smith;

import emberdelve.config.content.ItemType;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Item;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code improve}, {@code improve sword}: says what the smith would do and for what price, and asks
 * first.
 *
 * @param what the item as it was typed; empty for a list of all
 * @param sure whether the player has confirmed
 */
record ImproveCommand(String what, boolean sure) implements Command.Timed {
    static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "imp*rove").optionalText(ImproveCommand::parse);

    private static final String SURE = " yes";

    private static Command parse(String rest) {
        return rest.endsWith(SURE)
                ? new ImproveCommand(rest.substring(0, rest.length() - SURE.length()), true)
                : new ImproveCommand(rest, false);
    }

    @Override
    public boolean needsSaving() {
        return sure;
    }

    @Override
    public Intent intent(Scene scene) {
        return Forge.here(scene, forge -> at(forge, scene), Intent::refuse);
    }

    private Intent at(Forge forge, Scene scene) {
        var held = Forge.held(scene.self());
        if (what.isEmpty()) return Intent.refuse(list(forge, held, scene.self().gold()));
        var name = TargetName.parse(what);
        var items = Find.items(held, name);
        if (name.isPlural()) return Intent.refuse(Reply.note("smith.one-at-a-time"));
        if (items.isEmpty()) return Intent.refuse(Find.none("item.none", what));
        if (Find.isAmbiguous(held, name))
            return Intent.refuse(Find.which(held, name, id -> "improve " + id));

        var item = items.getFirst();
        if (sure) return Intent.to(new Improve(forge, item));
        return Intent.refuse(
                forge.refusal(item)
                        .map(key -> Reply.note(key, Map.of("item", item.type().name())))
                        .orElseGet(() -> ask(forge, item, scene.self().gold())));
    }

    private static Reply list(Forge forge, List<Item> held, long gold) {
        var lines = new ArrayList<View>();
        for (var item : held) {
            if (forge.refusal(item).isPresent()) continue;
            lines.add(
                    Note.of(
                            "smith.offer",
                            Map.of(
                                    "item", item.type().name(),
                                    "price", Long.toString(forge.price(item)))));
        }
        var about = Map.of("keeper", forge.smith().name(), "gold", Long.toString(gold));
        if (lines.isEmpty()) return Reply.note("smith.no-offers", about);
        lines.addFirst(Note.of("smith.offers", about));
        lines.add(Note.of("smith.how"));
        return new Reply(List.copyOf(lines), false);
    }

    private static Reply ask(Forge forge, Item item, long gold) {
        var price = forge.price(item);
        var now = item.type();
        var then = forge.next(item);
        var isWeapon = now.kind() == ItemType.Kind.WEAPON;
        var arguments =
                Map.of(
                        "keeper", forge.smith().name(),
                        "item", now.name(),
                        "then", then.name(),
                        "price", Long.toString(price),
                        "gold", Long.toString(gold),
                        "before", Integer.toString(percent(now, isWeapon)),
                        "after", Integer.toString(percent(then, isWeapon)));
        if (price > gold)
            return Reply.note(isWeapon ? "smith.dear-weapon" : "smith.dear-armour", arguments);
        var line = "improve " + item.id();
        var options = List.of(Question.Option.of("yes", line + SURE), Question.Option.of("no", ""));
        return Reply.of(
                new Question(
                        isWeapon ? "question.improve-weapon" : "question.improve-armour",
                        arguments,
                        options,
                        Optional.of(2)));
    }

    private static int percent(ItemType type, boolean isWeapon) {
        return type.worn()
                .map(ItemType.Worn::bonuses)
                .map(its -> isWeapon ? its.keenness() : its.sturdiness())
                .orElse(0);
    }
}
